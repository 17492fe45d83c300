import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeatDevice } from "../../protocol/wire";
import { confirmDevices, unknownDevices } from "./knownDevices";

const device = (id: string, at: number, own = false): SeatDevice => ({ id, device: "Firefox, Linux", at, own });

beforeEach(() => {
  const kept: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a device that opened the seat later is unknown until it is confirmed, at every table", () => {
  const devices = [device("thief", 3), device("mine", 2, true), device("older", 1)];
  expect(unknownDevices(devices)).toEqual([device("thief", 3)]);
  confirmDevices(unknownDevices(devices));
  expect(unknownDevices(devices)).toEqual([]);
  expect(unknownDevices([device("thief", 9), device("mine", 8, true)])).toEqual([]);
  expect(unknownDevices([device("other", 9), device("mine", 8, true)])).toHaveLength(1);
});

test("a device that has just opened the seat is not warned of those before it", () => {
  expect(unknownDevices([device("mine", 2, true), device("older", 1)])).toEqual([]);
});
