import { invariant } from '@kipute/domain/invariant';
import { type Senti, senti } from '@kipute/domain/money/senti';
import {
  type KiputeCall,
  type KiputeReply,
  kiputeCalls,
  kiputeHeaders,
} from '@kipute/provider-protocols/casino/kipute-wallet';
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

type Requests = { readonly [Name in KiputeCall]: z.output<(typeof kiputeCalls)[Name]> };

const noTarget = { target: '', endsRound: false, session: undefined };

const readers: {
  readonly [Name in KiputeCall]: (request: Requests[Name], kept: string) => WalletCall;
} = {
  authenticate: ({ launch, game }) => ({ kind: 'authenticate', launch, game }),
  balance: ({ session }) => ({ kind: 'balance', session }),
  debit: ({ amount, ...asked }, request) => ({
    ...{ ...noTarget, ...asked, kind: 'debit', amount: sentiOf(amount), request },
  }),
  credit: ({ amount, round_closed, ...asked }, request) => ({
    ...{ ...noTarget, ...asked, kind: 'credit', amount: sentiOf(amount), request },
    // Nothing won closes a round as well.
    endsRound: round_closed || amount === 0,
  }),
  rollback: (asked, request) => ({
    ...{ ...noTarget, ...asked, kind: 'rollback', amount: senti(0n), request },
  }),
  reward: ({ amount, ...asked }, request) => ({
    ...{ ...noTarget, ...asked, kind: 'reward', round: '', amount: sentiOf(amount), request },
  }),
};

const sentiOf = (amount: number): Senti => senti(BigInt(amount));

/** Our own wallet API, as bytes. It reads and writes, and decides nothing. */
export function kiputeDialect(key: string, clock: Clock): WalletDialect {
  const doubt = createProof({ key, clock, headers: kiputeHeaders });
  return {
    isCall: (name) => Object.hasOwn(kiputeCalls, name),
    readCall: (name, raw) => {
      const why = doubt(raw);
      return why === undefined ? read(name as KiputeCall, raw) : { kind: 'unproved', why };
    },
    writeAnswer: (_, answer) => ({
      httpStatus: answer.status === 'try-again' ? 503 : 200,
      body: JSON.stringify(replyOf(answer)),
    }),
  };
}

function read<Name extends KiputeCall>(name: Name, { body }: RawCall): CallReading {
  const parsed = kiputeCalls[name].safeParse(jsonOf(body.toString()));
  if (!parsed.success) return { kind: 'unreadable', why: parsed.error.issues[0]?.message ?? '' };
  const kept = withoutWords(parsed.data, ['session', 'launch']);
  return { kind: 'read', call: readers[name](parsed.data as Requests[Name], kept) };
}

function replyOf(answer: WalletAnswer): KiputeReply {
  if (answer.status !== 'ok') {
    const { status, balance } = answer;
    return { status, ...(balance !== undefined && { balance: numberOf(balance) }) };
  }
  const { told } = answer;
  const status = 'ok' as const;
  switch (told.what) {
    case 'session': {
      const { session, player, name, language, reminderMinutes } = told;
      return {
        ...{ status, balance: numberOf(told.balance), session, player, name, language },
        reminder_minutes: reminderMinutes,
      };
    }
    case 'balance':
      return { status, balance: numberOf(told.balance) };
    case 'moved':
      return { status, balance: numberOf(told.balance), reference: told.reference };
  }
}

function numberOf(amount: Senti): number {
  invariant(amount <= BigInt(Number.MAX_SAFE_INTEGER), 'an amount fits a number');
  return Number(amount);
}
