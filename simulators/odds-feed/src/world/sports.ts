/** A sport of the feed, and how long its matches last from the first minute to the last. */
export type Sport = {
  readonly id: number;
  readonly name: string;
  readonly swahili: string;
  readonly usualMinutes: number;
};

export const sports: readonly Sport[] = [
  { id: 1, name: 'Football', swahili: 'Mpira wa miguu', usualMinutes: 113 },
  { id: 8, name: 'Basketball', swahili: 'Mpira wa kikapu', usualMinutes: 111 },
  { id: 3, name: 'Tennis', swahili: 'Tenisi', usualMinutes: 100 },
  { id: 26, name: 'Cricket', swahili: 'Kriketi', usualMinutes: 183 },
  { id: 9, name: 'Baseball', swahili: 'Besiboli', usualMinutes: 162 },
  { id: 5, name: 'American Football', swahili: 'American Football', usualMinutes: 173 },
  { id: 96, name: 'eSports', swahili: 'eSports', usualMinutes: 96 },
  { id: 45, name: 'Darts', swahili: 'Darts (vishale)', usualMinutes: 53 },
  { id: 36, name: 'Snooker', swahili: 'Snooker', usualMinutes: 142 },
  { id: 25, name: 'Fighting', swahili: 'Mapigano', usualMinutes: 14 },
  { id: 86, name: 'Virtual Football', swahili: 'Mpira wa kidijitali', usualMinutes: 8 },
];

const minutesBySport = new Map(sports.map(({ id, usualMinutes }) => [id, usualMinutes]));

export function usualMinutesOf(sportId: number): number {
  return minutesBySport.get(sportId) ?? 120;
}
