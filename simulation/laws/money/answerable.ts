import { type Happening, ofKind } from '../../history.ts';
import type { StoredDeposit } from './payment-records.ts';

/** Whether its operator can be asked about it: Mixx answers no questions. */
export function isAnswerable({ channel }: Pick<StoredDeposit, 'channel'>): boolean {
  return channel !== 'mixx';
}

/** Operators that were ever told to be silent, or to tell wrong amounts. */
export type Troubles = {
  readonly silent: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
};

export function troublesOf(happenings: readonly Happening[]): Troubles {
  const orders = ofKind(happenings, 'operator-trouble');
  const partiesOf = (chosen: typeof orders) => new Set<string>(chosen.map(({ party }) => party));
  return {
    silent: partiesOf(orders.filter(({ knobs }) => knobs.callbacks === 'never')),
    wrong: partiesOf(orders.filter(({ knobs }) => knobs.toldAmount === 'wrong')),
  };
}
