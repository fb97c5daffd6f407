import {
  type KiputeReply,
  kiputeHeaders,
  kiputeReply,
} from '@kipute/provider-protocols/casino/kipute-wallet';
import { type Arrival, type Dialect, jsonIn, type Move, type Verdict } from './move.ts';

const request = (call: string, body: object) => ({ call, body: JSON.stringify(body) });

/** The operator's own words for its wallet, in senti. */
export const kiputeDialect: Dialect = {
  authenticate: (launch, game) => request('authenticate', { launch, game }),
  readArrival,
  balance: ({ session }) => request('balance', { session }),
  move: (move) => request(move.kind, bodyOf(move)),
  readVerdict: (text) => verdictOf(kiputeReply.safeParse(jsonIn(text)).data),
  headers: (time, signature) => ({
    [kiputeHeaders.time]: time,
    [kiputeHeaders.signature]: signature,
  }),
};

function bodyOf(move: Move): object {
  const { transaction, player, session, round, game, amount, target } = move;
  const played = { player, transaction, round, game };
  switch (move.kind) {
    case 'debit':
      return { ...played, session, amount };
    case 'credit':
      return { ...played, amount, round_closed: true };
    case 'rollback':
      return { ...played, target };
  }
}

function verdictOf(reply: KiputeReply | undefined): Verdict {
  if (!reply) return { kind: 'unknown', word: 'unreadable' };
  if (reply.status === 'ok') return { kind: 'done', balance: reply.balance };
  const kind = reply.status === 'try-again' ? 'unknown' : 'refused';
  return { kind, word: reply.status };
}

function readArrival(text: string): Arrival {
  const reply = kiputeReply.safeParse(jsonIn(text)).data;
  const verdict = verdictOf(reply);
  if (verdict.kind !== 'done') return verdict;
  const { session, player, name, balance, language, reminder_minutes } = reply ?? {};
  if (!session || !player || balance === undefined) return { kind: 'unknown', word: 'unreadable' };
  return {
    ...{ kind: 'arrived', session, player, name: name ?? player, balance },
    ...(language && { language }),
    ...(reminder_minutes !== undefined && { reminderMinutes: reminder_minutes }),
  };
}
