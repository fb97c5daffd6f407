/** Parts of matches as the feed numbers them; those above 10,000 are ours, for it published none. */
export const eventPartNames: Readonly<Record<number, string>> = {
  1: 'Whole Event',
  2: 'Whole Match',
  3: 'Ordinary Time',
  5: '1st Half',
  6: '2nd Half',
  20: 'Whole Match',
  ...numbered('Set', 21, 5),
  60: 'Whole Match',
  ...numbered('Quarter', 65, 4),
  10001: 'Extra Time',
  10002: 'Penalty Shoot-out',
  10050: 'Whole Match',
  ...numbered('Half', 10051, 2),
  ...numbered('Quarter', 10055, 4),
  ...numbered('Half', 10061, 2),
  10090: 'Whole Match',
  ...numbered('Inning', 10091, 9),
  10100: 'First 5 Innings',
  10250: 'Whole Fight',
  ...numbered('Round', 10251, 5),
  10260: 'Whole Match',
  ...numbered('Innings', 10261, 4),
  10360: 'Whole Match',
  10450: 'Whole Match',
  ...numbered('Set', 10451, 7),
  10960: 'Whole Match',
  ...numbered('Map', 10961, 5),
};

function numbered(name: string, first: number, count: number): Record<number, string> {
  const entries = Array.from({ length: count }, (_, index) => [
    first + index,
    `${name} ${index + 1}`,
  ]);
  return Object.fromEntries(entries) as Record<number, string>;
}
