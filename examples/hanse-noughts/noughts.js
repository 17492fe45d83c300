/** Noughts and crosses in the browser: nine squares to click. */

const SIGNS = ["free", "nought", "cross"];
const LOOK = `
  main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6px; max-width: 20rem; margin: 4px auto; }
  button { aspect-ratio: 1; padding: 0; font: 700 3rem/1 system-ui; color: var(--ink);
    background: var(--panel-2); border: 2px solid var(--line); border-radius: 10px; }
  button:enabled { border-color: var(--gold); cursor: pointer; }
  button:focus-visible { outline: 3px solid var(--go); }
`;

export function mount(element, first) {
  let table = first;
  const look = document.createElement("style");
  look.textContent = LOOK;
  document.head.append(look);

  const squares = Array.from({ length: 9 }, (_, value) => {
    const square = document.createElement("button");
    square.addEventListener("click", () => table.submit({ move: "mark", value }));
    element.append(square);
    return square;
  });

  function update(next) {
    table = next;
    squares.forEach((square, value) => {
      const sign = SIGNS[table.view.table.squares[value]];
      square.textContent = table.words.say(`name-noughts-sign-${sign}`);
      square.disabled = !table.question?.values.includes(value);
      const answer = table.words.say("move-noughts-mark.full", { value: value + 1 });
      square.ariaLabel = square.disabled ? `${value + 1}: ${square.textContent}` : answer;
    });
  }

  update(table);
  return { update };
}
