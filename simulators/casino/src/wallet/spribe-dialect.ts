import { randomUUID } from 'node:crypto';
import {
  type SpribeReply,
  spribeCodes,
  spribeHeaders,
  spribeReply,
} from '@kipute/provider-protocols/casino/spribe-wallet';
import { type Arrival, type Dialect, jsonIn, type Move, type Verdict } from './move.ts';

/** As this provider is called in its own messages. */
const PROVIDER = 'anga';
const THOUSANDTHS_PER_SENTI = 10;
const currency = 'TZS';

const request = (call: string, body: object) => ({
  call,
  body: JSON.stringify({ ...body, currency }),
});

/** The words of a maker of crash games, in thousandths of a shilling. */
export const spribeDialect: Dialect = {
  authenticate: (launch) =>
    request('auth', { user_token: launch, session_token: randomUUID(), platform: 'mobile' }),
  readArrival,
  balance: ({ session, player }) => request('info', { user_id: player, session_token: session }),
  move: (move) => request(calls[move.kind], bodyOf(move)),
  readVerdict: (text) => verdictOf(spribeReply.safeParse(jsonIn(text)).data),
  headers: (time, signature) => ({
    [spribeHeaders.client]: PROVIDER,
    [spribeHeaders.time]: time,
    [spribeHeaders.signature]: signature,
  }),
};

const calls = { debit: 'withdraw', credit: 'deposit', rollback: 'rollback' } as const;

function bodyOf(move: Move): object {
  const moved = {
    user_id: move.player,
    provider: PROVIDER,
    provider_tx_id: move.transaction,
    game: move.game,
    action_id: move.round,
    amount: move.amount * THOUSANDTHS_PER_SENTI,
  };
  switch (move.kind) {
    case 'debit':
      return { ...moved, action: 'bet', session_token: move.session };
    case 'credit':
      return { ...moved, action: 'win', withdraw_provider_tx_id: move.target };
    case 'rollback':
      return { ...moved, action: 'rollback', rollback_provider_tx_id: move.target };
  }
}

const words: ReadonlyMap<number, string> = new Map(
  Object.entries(spribeCodes).map(([word, code]) => [code, word]),
);

const sentiIn = (thousandths: number | undefined): number | undefined =>
  thousandths === undefined ? undefined : thousandths / THOUSANDTHS_PER_SENTI;

function verdictOf(reply: SpribeReply | undefined): Verdict {
  if (!reply) return { kind: 'unknown', word: 'unreadable' };
  const { code, data } = reply;
  // The data of the first time: it has been done.
  if (code === spribeCodes.ok || code === spribeCodes.duplicate) {
    return { kind: 'done', balance: sentiIn(data?.new_balance ?? data?.balance) };
  }
  const kind = code === spribeCodes.failed ? 'unknown' : 'refused';
  return { kind, word: words.get(code) ?? String(code) };
}

function readArrival(text: string): Arrival {
  const reply = spribeReply.safeParse(jsonIn(text)).data;
  const verdict = verdictOf(reply);
  if (verdict.kind !== 'done') return verdict;
  const { user_id, username, session_token } = reply?.data ?? {};
  if (!user_id || !session_token || verdict.balance === undefined) {
    return { kind: 'unknown', word: 'unreadable' };
  }
  const name = username ?? user_id;
  return {
    kind: 'arrived',
    session: session_token,
    player: user_id,
    name,
    balance: verdict.balance,
  };
}
