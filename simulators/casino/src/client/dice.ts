import { byId, isStill, remind, say } from './page.ts';
import { playStudio } from './studio.ts';

const dice = [byId('die-0'), byId('die-1')] as const;
const ROLL_MS = 900;

function chosen(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('input[name="choice"]:checked');
}

function face(die: HTMLElement, value: number): void {
  die.dataset.face = String(value);
}

const sumOf = ([first = 1, second = 1]: readonly number[]): number => first + second;
const describe = (drawn: readonly number[]): string => {
  const [first = 1, second = 1] = drawn;
  return say('diceAre', { first, second, sum: sumOf(drawn) });
};

playStudio({
  choice: () => chosen()?.value ?? null,
  begin: () => {
    for (const die of dice) die.classList.add('rolls');
  },
  show: async (drawn) => {
    if (!isStill()) await new Promise((resolve) => setTimeout(resolve, ROLL_MS));
    for (const [at, die] of dice.entries()) {
      die.classList.remove('rolls');
      face(die, drawn[at] ?? 1);
    }
    byId('sum').textContent = String(sumOf(drawn));
  },
  stop: () => {
    for (const die of dice) die.classList.remove('rolls');
  },
  describe,
});
remind();
