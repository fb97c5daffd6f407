/** Kete Mbili: two dice, and a bet on their sum. */
export const diceChoices = [
  ...['under', 'seven', 'over'],
  ...['2', '3', '4', '5', '6', '8', '9', '10', '11', '12'],
] as const;
export type DiceChoice = (typeof diceChoices)[number];

const RETURN_PERCENT = 98;
const WAYS = 36;
const faces = [1, 2, 3, 4, 5, 6] as const;

/** In how many of the 36 ways two dice can fall it wins. */
export function waysOf(choice: DiceChoice): number {
  const sums = faces.flatMap((first) => faces.map((second) => first + second));
  return sums.filter((sum) => isWon(choice, sum)).length;
}

export function isWon(choice: DiceChoice, sum: number): boolean {
  switch (choice) {
    case 'under':
      return sum < 7;
    case 'over':
      return sum > 7;
    case 'seven':
      return sum === 7;
    default:
      return sum === Number(choice);
  }
}

/** In thousandths of the stake, exactly: 98 % of what the odds of chance would pay. */
export const diceMultiplier = (choice: DiceChoice): number =>
  (RETURN_PERCENT * 10 * WAYS) / waysOf(choice);

export type Throw = { readonly dice: readonly [number, number]; readonly sum: number };

/** The left one is drawn first. */
export function thrown(draw: (limit: number) => number): Throw {
  const dice = [draw(6) + 1, draw(6) + 1] as const;
  return { dice, sum: dice[0] + dice[1] };
}

/** Stakes are multiples of 50 shillings, so this is whole senti. */
export const dicePayout = (stakeSenti: number, choice: DiceChoice, sum: number): number =>
  isWon(choice, sum) ? (stakeSenti * diceMultiplier(choice)) / 1000 : 0;
