import { type PauseLength, pauseEnd, pauseLengths } from '@kipute/domain/protection/play-pause';
import type { PlainTextKey } from '../../../i18n/i18n.ts';

export const lengthTexts = {
  'time-out-day': 'pause.dayOne',
  'time-out-week': 'pause.weekOne',
  'time-out-month': 'pause.monthOne',
  'exclusion-half-year': 'pause.halfYear',
  'exclusion-year': 'pause.yearOne',
  'exclusion-five-years': 'pause.fiveYears',
} as const satisfies Record<PauseLength, PlainTextKey>;

const lengths = Object.keys(pauseLengths) as PauseLength[];

/** Less than this is the same pause once more. */
const LONGER_BY_MS = 3_600_000;

type Present = { readonly endsAt: string | undefined; readonly nowMs: number };

/** A pause that would end before the one in force could only be mistaken for a way out of it. */
export function offeredLengths({ endsAt, nowMs }: Present): readonly PauseLength[] {
  const lastEndMs = endsAt === undefined ? 0 : Date.parse(endsAt);
  return lengths.filter(
    (length) => pauseEnd(length, new Date(nowMs)).getTime() > lastEndMs + LONGER_BY_MS,
  );
}

export function lengthNamed(text: string): PauseLength | undefined {
  return lengths.find((length) => length === text);
}

export const isTimeOut = (length: PauseLength): boolean => pauseLengths[length].kind === 'time-out';
