import type { CallContent } from '@kipute/contract/registry';

export type OperatorRow = CallContent<'operator_status/inquire'>['rows'][number];
export type Way = OperatorRow['deposits'];
type Hour = Way['hours'][number];

/** Of those that ended; undefined while none did. */
export function rateOf(hours: readonly Hour[]): number | undefined {
  const succeeded = hours.reduce((sum, hour) => sum + hour.succeeded, 0);
  const failed = hours.reduce((sum, hour) => sum + hour.failed, 0);
  return succeeded + failed === 0 ? undefined : (100 * succeeded) / (succeeded + failed);
}

export const askedOf = (hours: readonly Hour[]): number =>
  hours.reduce((sum, { asked }) => sum + asked, 0);

/** A rate one looks at, and one that somebody should do something about. */
const [GOOD_FROM, POOR_FROM] = [95, 80];

export function toneOfRate(rate: number | undefined): 'good' | 'near' | 'bad' | 'none' {
  if (rate === undefined) return 'none';
  if (rate >= GOOD_FROM) return 'good';
  return rate >= POOR_FROM ? 'near' : 'bad';
}

/** `98.4`, and never 100 where something failed. */
export const rateText = (rate: number): string =>
  rate === 100 ? '100' : (Math.floor(rate * 10) / 10).toFixed(1);
