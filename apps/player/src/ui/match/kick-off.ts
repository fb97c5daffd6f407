const EAT_OFFSET_MS = 3 * 3_600_000; // East Africa keeps UTC+3 all year.
const DAY_MS = 24 * 3_600_000;

type KickOffLabel = {
  readonly day: 'today' | 'tomorrow' | 'another';
  /** "15/11", for days that have no word. */
  readonly date: string;
  /** 24-hour digits: spoken Swahili hours are six off, written ones are not. */
  readonly time: string;
};

const dayWords: readonly KickOffLabel['day'][] = ['today', 'tomorrow'];

/** Day and hour in East Africa. The device's own zone is never asked (SCR-10). */
export function kickOffLabel(kickOff: { startsAtMs: number; nowMs: number }): KickOffLabel {
  const iso = new Date(kickOff.startsAtMs + EAT_OFFSET_MS).toISOString();
  const daysAhead = eastAfricaDay(kickOff.startsAtMs) - eastAfricaDay(kickOff.nowMs);
  return {
    day: dayWords[daysAhead] ?? 'another',
    date: `${iso.slice(8, 10)}/${iso.slice(5, 7)}`,
    time: iso.slice(11, 16),
  };
}

function eastAfricaDay(instantMs: number): number {
  return Math.floor((instantMs + EAT_OFFSET_MS) / DAY_MS);
}
