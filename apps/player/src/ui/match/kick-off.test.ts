import { afterEach, describe, expect, test, vi } from 'vitest';
import { kickOffLabel } from './kick-off.ts';

const cases = [
  // now (UTC)              kick-off (UTC)          day         date     time
  ['2026-11-14T15:42:00Z', '2026-11-14T16:00:00Z', 'today', '14/11', '19:00'],
  ['2026-11-14T20:59:59Z', '2026-11-14T21:00:00Z', 'tomorrow', '15/11', '00:00'],
  ['2026-11-14T21:00:00Z', '2026-11-14T21:00:00Z', 'today', '15/11', '00:00'],
  ['2026-11-14T21:00:00Z', '2026-11-14T20:59:00Z', 'another', '14/11', '23:59'],
  ['2026-11-14T05:00:00Z', '2026-11-16T14:30:00Z', 'another', '16/11', '17:30'],
  ['2026-12-31T18:00:00Z', '2026-12-31T21:30:00Z', 'tomorrow', '01/01', '00:30'],
] as const;

describe.each(['Africa/Dar_es_Salaam', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'on a device set to %s',
  (zone) => {
    afterEach(() => vi.unstubAllEnvs());

    test.each(cases)(
      '[SCR-10] at %s a match at %s is %s %s %s',
      (now, startsAt, day, date, time) => {
        vi.stubEnv('TZ', zone);
        const label = kickOffLabel({ startsAtMs: Date.parse(startsAt), nowMs: Date.parse(now) });
        expect(label).toEqual({ day, date, time });
      },
    );
  },
);
