import type { Scene } from '../../actors/scene.ts';
import { type Happening, ofKind } from '../../history.ts';
import type { Law } from '../law.ts';

/** What was acknowledged before its player looked is in the list, once. */
export function unfoundBet(happenings: readonly Happening[]): string | undefined {
  const acknowledged = happenings.flatMap((one, at) =>
    one.kind === 'bet-asked' && one.order
      ? [{ at, phone: one.phone, serial: one.order.serial }]
      : [],
  );
  for (const { phone, askedAfter, serials } of ofKind(happenings, 'bets-looked-up')) {
    if (new Set(serials).size < serials.length) return `${phone} was shown a bet twice`;
    const missing = acknowledged.find(
      (bet) => bet.phone === phone && bet.at < askedAfter && !serials.includes(bet.serial),
    );
    if (missing) return `${phone} did not find ${missing.serial}`;
  }
  return undefined;
}

export const betsAreFound: Law<Scene> = {
  name: 'an acknowledged bet is found by its player on every server',
  holds: 'always',
  breach: ({ history }) => unfoundBet(history.all()),
};
