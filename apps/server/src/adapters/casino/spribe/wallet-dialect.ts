import { type Senti, senti } from '@kipute/domain/money/senti';
import {
  type SpribeCall,
  type SpribeReply,
  spribeCalls,
  spribeCodes,
  spribeHeaders,
} from '@kipute/provider-protocols/casino/spribe-wallet';
import type { z } from 'zod';
import type {
  CallReading,
  RawCall,
  WalletAnswer,
  WalletCall,
  WalletDialect,
} from '../../../features/casino/ports.ts';
import type { Clock } from '../../../platform/clock.ts';
import { jsonOf } from '../../http-client.ts';
import { withoutWords } from '../kept-request.ts';
import { createProof } from '../proof.ts';

type Requests = { readonly [Name in SpribeCall]: z.output<(typeof spribeCalls)[Name]> };

const THOUSANDTHS_OF_A_SENTI = 10;

const readers: {
  readonly [Name in SpribeCall]: (request: Requests[Name], kept: string) => WalletCall;
} = {
  auth: ({ user_token: launch, session_token: session }) => ({
    ...{ kind: 'authenticate', launch, session },
  }),
  info: ({ user_id: player, session_token: session }) => ({ kind: 'balance', session, player }),
  withdraw: (asked, request) => ({
    ...{ ...movedBy(asked), kind: 'debit', session: asked.session_token, request },
    ...{ target: '', endsRound: false },
  }),
  // What belongs to no bet is a gift, outside of any round.
  deposit: ({ withdraw_provider_tx_id: target = '', ...asked }, request) =>
    target === '' || asked.action !== 'win'
      ? {
          ...{ ...movedBy(asked), kind: 'reward', round: '', target: '', request },
          ...{ session: undefined, endsRound: false },
        }
      : {
          ...{ ...movedBy(asked), kind: 'credit', target, request },
          ...{ session: undefined, endsRound: true },
        },
  rollback: ({ rollback_provider_tx_id: target, ...asked }, request) => ({
    ...{ ...movedBy(asked), kind: 'rollback', target, request },
    ...{ session: undefined, endsRound: false },
  }),
};

type Moved = Pick<
  Requests['withdraw'],
  'user_id' | 'provider_tx_id' | 'action_id' | 'game' | 'amount'
>;

const movedBy = ({ user_id, provider_tx_id, action_id, game, amount }: Moved) => ({
  ...{ player: user_id, transaction: provider_tx_id, round: action_id, game },
  amount: senti(BigInt(amount / THOUSANDTHS_OF_A_SENTI)),
});

/** The dialect of a provider of crash games, as bytes. It reads and writes, and decides nothing. */
export function spribeDialect(key: string, clock: Clock): WalletDialect {
  const doubt = createProof({ key, clock, headers: spribeHeaders });
  return {
    isCall: (name) => Object.hasOwn(spribeCalls, name),
    readCall: (name, raw) => {
      const why = doubt(raw);
      return why === undefined ? read(name as SpribeCall, raw) : { kind: 'unproved', why };
    },
    writeAnswer: (reading, answer) => {
      const reply = replyOf(reading, answer);
      const isFailed = reply.code === spribeCodes.failed;
      return { httpStatus: isFailed ? 500 : 200, body: JSON.stringify(reply) };
    },
  };
}

function read<Name extends SpribeCall>(name: Name, { body }: RawCall): CallReading {
  const parsed = spribeCalls[name].safeParse(jsonOf(body.toString()));
  if (!parsed.success) return { kind: 'unreadable', why: parsed.error.issues[0]?.message ?? '' };
  const kept = withoutWords(parsed.data, ['session_token', 'user_token']);
  return { kind: 'read', call: readers[name](parsed.data as Requests[Name], kept) };
}

type Refused = Exclude<WalletAnswer['status'], 'ok'>;

/**
 * The dialect has few words. What is final has a code that is not asked again: a player who may not
 * stake is as one who cannot pay, and what contradicts our books is unknown to them.
 */
const codeOf: Readonly<Record<Refused, SpribeReply['code']>> = {
  'signature-invalid': spribeCodes['signature-invalid'],
  'request-invalid': spribeCodes['transaction-unknown'],
  'session-unknown': spribeCodes['token-invalid'],
  'session-ended': spribeCodes['token-expired'],
  'player-unknown': spribeCodes['token-invalid'],
  'play-refused': spribeCodes['funds-short'],
  'funds-short': spribeCodes['funds-short'],
  'transaction-conflict': spribeCodes['transaction-unknown'],
  'round-unknown': spribeCodes['transaction-unknown'],
  'debit-rolled-back': spribeCodes['transaction-unknown'],
  'debit-settled': spribeCodes['transaction-unknown'],
  'try-again': spribeCodes.failed,
};

const currency = 'TZS' as const;

function replyOf(reading: CallReading, answer: WalletAnswer): SpribeReply {
  if (answer.status !== 'ok') return { code: codeOf[answer.status], message: answer.status };
  const { told } = answer;
  const { player: user_id } = told;
  const ok = { code: spribeCodes.ok, message: 'ok' };
  const balance = thousandthsOf(told.balance);
  switch (told.what) {
    case 'session': {
      const session_token = sessionOf(reading);
      return { ...ok, data: { user_id, username: told.name, session_token, balance, currency } };
    }
    case 'balance':
      return { ...ok, data: { user_id, balance, currency } };
    case 'moved': {
      const data = {
        ...{ user_id, operator_tx_id: told.reference, provider_tx_id: told.transaction, currency },
        new_balance: balance,
        old_balance: thousandthsOf(senti(told.balance - told.moved)),
      };
      return told.repeated
        ? { code: spribeCodes.duplicate, message: 'duplicate', data }
        : { ...ok, data };
    }
  }
}

/** Its own: the provider names the session. */
const sessionOf = (reading: CallReading): string | undefined =>
  reading.kind === 'read' && reading.call.kind === 'authenticate'
    ? reading.call.session
    : undefined;

const thousandthsOf = (amount: Senti): number => Number(amount) * THOUSANDTHS_OF_A_SENTI;
