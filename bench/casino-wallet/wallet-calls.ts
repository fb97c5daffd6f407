import { kiputeHeaders } from '@kipute/provider-protocols/casino/kipute-wallet';
import { signatureOf } from '@kipute/provider-protocols/casino/signature';
import { spribeHeaders } from '@kipute/provider-protocols/casino/spribe-wallet';
import type { Seat } from './seats.ts';

/** One message of a provider, signed. */
export type WalletCall = {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
};

/** Whose messages they are, and how they are told apart from those of other runs. */
export type Speaker = { readonly key: string; readonly name: string };

const STAKE_SENTI = 10_000;
const THOUSANDTHS_OF_A_SENTI = 10;

/** A stake of our own dialect and what was won with it: a round of its own for each number. */
export function playOf(seat: Seat, number: number, { key, name }: Speaker): readonly WalletCall[] {
  const { player, session } = seat;
  const round = `${name}-${number}`;
  const played = { player, round, game: 'kete-mbili' };
  const sign = signer(key, kiputeHeaders);
  const debit = { ...played, transaction: `${round}-d`, session, amount: STAKE_SENTI };
  const won = number % 2 === 0 ? 2 * STAKE_SENTI : 0;
  const credit = { ...played, transaction: `${round}-c`, amount: won, round_closed: true };
  const base = '/callbacks/casino/kipute-studio';
  return [sign(`${base}/debit`, debit), sign(`${base}/credit`, credit)];
}

const flown = ({ player }: Seat, round: string) => ({
  ...{ user_id: player, currency: 'TZS', provider: 'anga', game: 'aviator', action_id: round },
});

/** A stake in one flight of everybody. */
export function flightStakeOf(seat: Seat, number: number, { key, name }: Speaker): WalletCall {
  const body = {
    ...flown(seat, name),
    ...{ provider_tx_id: `${name}-${number}`, session_token: seat.session, action: 'bet' },
    amount: STAKE_SENTI * THOUSANDTHS_OF_A_SENTI,
  };
  return signer(key, spribeHeaders)('/callbacks/casino/anga/withdraw', body);
}

/** Cashed out at twice the stake. */
export function flightWinOf(seat: Seat, number: number, { key, name }: Speaker): WalletCall {
  const body = {
    ...flown(seat, name),
    ...{ provider_tx_id: `${name}-${number}-w`, action: 'win' },
    ...{ withdraw_provider_tx_id: `${name}-${number}` },
    amount: 2 * STAKE_SENTI * THOUSANDTHS_OF_A_SENTI,
  };
  return signer(key, spribeHeaders)('/callbacks/casino/anga/deposit', body);
}

type Headers = { readonly time: string; readonly signature: string; readonly client?: string };

/** Of now, which must be near the moment it is sent. */
const signer =
  (key: string, headers: Headers) =>
  (path: string, content: object): WalletCall => {
    const body = JSON.stringify(content);
    const time = String(Math.floor(Date.now() / 1_000));
    return {
      ...{ path, body },
      headers: {
        'content-type': 'application/json',
        [headers.time]: time,
        [headers.signature]: signatureOf({ time, path, body }, key),
      },
    };
  };
