/** Matches that are more than a match, by the names of both sides without their "SC" and "FC". */
const derbies: readonly (readonly [string, string])[] = [
  ['Simba', 'Young Africans'],
  ['Gor Mahia', 'AFC Leopards'],
  ['Al Ahly', 'Zamalek'],
  ['Kaizer Chiefs', 'Orlando Pirates'],
  ['Raja Casablanca', 'Wydad Casablanca'],
  ['Manchester United', 'Manchester City'],
  ['Liverpool', 'Everton'],
  ['Arsenal', 'Tottenham Hotspur'],
  ['Real Madrid', 'Barcelona'],
  ['Real Madrid', 'Atletico Madrid'],
  ['Inter', 'Milan'],
  ['Roma', 'Lazio'],
];

type Team = { readonly name: string };

const keyOf = (...sides: readonly string[]): string =>
  sides
    .map((name) => name.replace(/ (SC|FC)$/, ''))
    .sort()
    .join(' – ');

const keys: ReadonlySet<string> = new Set(derbies.map((sides) => keyOf(...sides)));

export const isDerby = (home: Team | undefined, away: Team | undefined): boolean =>
  home !== undefined && away !== undefined && keys.has(keyOf(home.name, away.name));
