import {
  BEEM_RECIPIENTS_MAX,
  type BeemAccepted,
  type BeemCode,
  type BeemRefused,
  beemCodes,
} from '@kipute/provider-protocols/sms/beem';
import { isPhone, isSenderName } from '../gateway.ts';

type Recipient = { readonly recipientId: string; readonly phone: string };

export type Verdict =
  | { readonly taken: false; readonly refusal: BeemRefused }
  | {
      readonly taken: true;
      readonly sender: string;
      readonly text: string;
      readonly recipients: readonly Recipient[];
      readonly counts: Pick<BeemAccepted, 'valid' | 'invalid' | 'duplicates'>;
    };

type Fields = Readonly<Record<string, unknown>>;
type Check = (fields: Fields) => BeemCode | undefined;

const SCHEDULE_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value : []);

/** Order matters: the caller is told of the first thing that is wrong. */
const checks: readonly Check[] = [
  (fields) => (fields.source_addr === undefined || fields.message === undefined ? 104 : undefined),
  (fields) => (fields.encoding === undefined ? 118 : undefined),
  (fields) => (Array.isArray(fields.recipients) ? undefined : 119),
  (fields) => (isSenderName(textOf(fields.source_addr)) ? undefined : 121),
  (fields) => (textOf(fields.message).trim() === '' ? 109 : undefined),
  (fields) => {
    const time = textOf(fields.schedule_time);
    return time === '' || SCHEDULE_TIME.test(time) ? undefined : 117;
  },
  (fields) => (listOf(fields.recipients).length === 0 ? 115 : undefined),
  (fields) => (listOf(fields.recipients).length > BEEM_RECIPIENTS_MAX ? 114 : undefined),
  (fields) => (readRecipients(fields).valid.length === 0 ? 101 : undefined),
];

function readRecipients(fields: Fields) {
  const all = listOf(fields.recipients).map((one) => ({
    recipientId: String(one?.recipient_id ?? ''),
    phone: textOf(one?.dest_addr),
  }));
  const wellFormed = all.filter(({ phone }) => isPhone(phone));
  const valid = [...new Map(wellFormed.map((one) => [one.phone, one])).values()];
  return {
    valid,
    invalid: all.length - wellFormed.length,
    duplicates: wellFormed.length - valid.length,
  };
}

export function refusalOf(code: BeemCode): BeemRefused {
  return { code, message: beemCodes[code] };
}

export function judgeRequest(body: unknown, senderNames: readonly string[]): Verdict {
  if (typeof body !== 'object' || body === null) return { taken: false, refusal: refusalOf(113) };
  const fields = body as Fields;
  for (const check of checks) {
    const code = check(fields);
    if (code !== undefined) return { taken: false, refusal: refusalOf(code) };
  }
  const sender = textOf(fields.source_addr);
  if (senderNames.length > 0 && !senderNames.includes(sender)) {
    return { taken: false, refusal: refusalOf(111) };
  }
  const { valid, invalid, duplicates } = readRecipients(fields);
  return {
    taken: true,
    sender,
    text: textOf(fields.message),
    recipients: valid,
    counts: { valid: valid.length, invalid, duplicates },
  };
}
