import { senti } from '@kipute/domain/money/senti';
import type { CallbackReading } from '../ports.ts';

/** Amounts are senti, which JSON would turn into floats (MON-01). */
const amountFields: ReadonlySet<string> = new Set(['amount', 'fee']);

export function writeReading(reading: CallbackReading): string {
  return JSON.stringify(reading, (_, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

/** Sound: only `writeReading` writes there, and the table only grows. */
export function readReading(written: unknown): CallbackReading {
  return JSON.parse(JSON.stringify(written), (field, value) =>
    amountFields.has(field) && typeof value === 'string' ? senti(BigInt(value)) : value,
  );
}
