import type { CallContext } from './handler.ts';

export type PageBody = {
  readonly fields: object;
  readonly device: CallContext['device'];
  readonly timezoneHours: number;
  readonly sentAt: number;
  /** The page asked by itself, and nobody sat there (ACC-44). */
  readonly isBackground: boolean;
};

const TIMEZONE_HOURS_MIN = -12;
const TIMEZONE_HOURS_MAX = 14;

/** The decrypted text of a call with the page's own fields checked; undefined when wrong. */
export function readPageBody(text: string): PageBody | undefined {
  const fields = parseHarmlessJson(text);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return undefined;
  const { pc_mobile: screen, timezone, sent_at: sentAt, background } = fields as Fields;
  if (screen !== 1 && screen !== 2) return undefined;
  if (typeof timezone !== 'number') return undefined;
  if (timezone < TIMEZONE_HOURS_MIN || timezone > TIMEZONE_HOURS_MAX) return undefined;
  if (typeof sentAt !== 'number') return undefined;
  const device = screen === 1 ? 'desktop' : 'phone';
  return { fields, device, timezoneHours: timezone, sentAt, isBackground: background === 1 };
}

type Fields = Readonly<Record<string, unknown>>;

const poisonedKeys = new Set(['__proto__', 'constructor', 'prototype']);
/** An escape can spell any key, so escaped texts are looked at closely as well. */
const mayBePoisoned = /__proto__|constructor|prototype|\\u/;

/** Keys that could reach a prototype in a careless copy are refused wherever they stand. */
function parseHarmlessJson(text: string): unknown {
  try {
    return mayBePoisoned.test(text) ? JSON.parse(text, refusePoison) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusePoison(key: string, value: unknown): unknown {
  if (poisonedKeys.has(key)) throw new SyntaxError('a key that reaches for a prototype');
  return value;
}
