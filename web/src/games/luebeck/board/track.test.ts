import { expect, test } from "vitest";
import { cellOf, CELLS, roundsLabel } from "./track";

const cells = Array.from({ length: CELLS }, (_, at) => cellOf(at, 1090, 560, 30));

test("the track goes once round the board, cell beside cell, and none lies on another", () => {
  cells.forEach((cell, at) => {
    const next = cells[(at + 1) % CELLS] ?? cell;
    const beside = Math.abs(cell.x + cell.w - next.x) < 0.01 || Math.abs(next.x + next.w - cell.x) < 0.01;
    const below = Math.abs(cell.y + cell.h - next.y) < 0.01 || Math.abs(next.y + next.h - cell.y) < 0.01;
    expect(beside || below, `${at}`).toBe(true);
    expect(cell.x + cell.w).toBeLessThanOrEqual(1090.01);
    expect(cell.y + cell.h).toBeLessThanOrEqual(560.01);
  });
  expect(new Set(cells.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(CELLS);
});

test("0 is at the top left, 33 at the top right, 50 and 83 below them", () => {
  expect([0, 33, 50, 83].map((at) => [cells[at]?.x, cells[at]?.y])).toEqual([
    [0, 0],
    [1060, 0],
    [1060, 530],
    [0, 530],
  ]);
});

test("a score beyond the track stands on it again and says by how much", () => {
  expect(cellOf(104, 1090, 560, 30)).toEqual(cells[4]);
  expect(cellOf(-3, 1090, 560, 30)).toEqual(cells[97]);
  expect([99, 104, -3, 215].map(roundsLabel)).toEqual(["", "+100", "−100", "+200"]);
});
