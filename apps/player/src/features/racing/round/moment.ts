const EAT_OFFSET_MS = 3 * 3_600_000; // East Africa keeps UTC+3 all year.

const inEastAfrica = (instant: string): string =>
  new Date(Date.parse(instant) + EAT_OFFSET_MS).toISOString();

/** "18:42" in East Africa. */
export const timeText = (instant: string): string => inEastAfrica(instant).slice(11, 16);

/** "19/11/2026" in East Africa. */
export const dateText = (instant: string): string =>
  inEastAfrica(instant).slice(0, 10).split('-').reverse().join('/');
