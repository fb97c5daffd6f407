import { formatShillings, fromWireShillings, senti } from '@kipute/domain/money/senti';

/** An amount of the wire as players read it: "24,500". */
export function shownAmount(wireAmount: number): string {
  return formatShillings(fromWireShillings(wireAmount) ?? senti(0n));
}
