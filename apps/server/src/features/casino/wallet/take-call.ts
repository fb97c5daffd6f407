import type { CasinoDeps } from '../casino-deps.ts';
import { exchangeLaunch, findSession } from '../launch/session-store.ts';
import {
  type CallReading,
  type CasinoProvider,
  type RawCall,
  REMINDER_MINUTES,
  type WalletAnswer,
  type WalletCall,
} from '../ports.ts';
import { type MoveMoney, playerNamed } from './move-money.ts';

type HttpAnswer = { readonly httpStatus: number; readonly body: string };

export type TakeCall = (
  provider: CasinoProvider,
  name: string,
  raw: RawCall,
) => Promise<HttpAnswer>;

/**
 * One message of a provider: read, judged, answered in its own words. What is not proved is read no
 * further (CAS-02); what could not be done is never told as refused (CAS-22).
 */
export function callTaker(deps: CasinoDeps, moveMoney: MoveMoney): TakeCall {
  return async (provider, name, raw) => {
    const reading = provider.dialect.readCall(name, raw);
    const answer = await answerTo(deps, { provider, reading, moveMoney });
    deps.countCall(provider.word, answer.status);
    if (answer.status !== 'ok') {
      const about = reading.kind === 'read' ? aboutOf(reading.call) : { why: reading.why };
      deps.log.info(
        { provider: provider.word, call: name, status: answer.status, ...about },
        'casino: call of a provider was refused',
      );
    }
    return provider.dialect.writeAnswer(reading, answer);
  };
}

const aboutOf = (call: WalletCall) =>
  'transaction' in call ? { transaction: call.transaction, round: call.round } : {};

type Read = {
  readonly provider: CasinoProvider;
  readonly reading: CallReading;
  readonly moveMoney: MoveMoney;
};

async function answerTo(
  deps: CasinoDeps,
  { provider, reading, moveMoney }: Read,
): Promise<WalletAnswer> {
  if (reading.kind === 'unproved') return { status: 'signature-invalid' };
  if (reading.kind === 'unreadable') return { status: 'request-invalid' };
  const { call } = reading;
  const done =
    call.kind === 'authenticate'
      ? authenticate(deps, provider.word, call)
      : call.kind === 'balance'
        ? tellBalance(deps, provider.word, call)
        : moveMoney(provider.word, call);
  return await done.catch((err: unknown): WalletAnswer => {
    deps.log.error(
      { err, provider: provider.word, ...aboutOf(call) },
      'casino: call of a provider failed, it is told to ask again',
    );
    return { status: 'try-again' };
  });
}

type Call<Kind extends WalletCall['kind']> = Extract<WalletCall, { readonly kind: Kind }>;

async function authenticate(
  { database, clock, wallet }: CasinoDeps,
  provider: string,
  { launch, game, session }: Call<'authenticate'>,
): Promise<WalletAnswer> {
  const exchange = { provider, launch, game, session, now: clock.now() };
  const opened = await database.transact((tx) => exchangeLaunch(tx, exchange));
  if (!opened) return { status: 'session-unknown' };
  const { playerId, name, language } = opened;
  return {
    status: 'ok',
    told: {
      ...{ what: 'session', session: opened.session, player: String(playerId), name, language },
      balance: (await wallet.balancesOf(database.read, playerId)).cash,
      reminderMinutes: REMINDER_MINUTES,
    },
  };
}

async function tellBalance(
  { database, clock, wallet }: CasinoDeps,
  provider: string,
  { session, player }: Call<'balance'>,
): Promise<WalletAnswer> {
  const found = await findSession(database.read, { provider, session, now: clock.now() });
  if (!found) return { status: 'session-unknown' };
  const { playerId, isOver } = found;
  if (player !== undefined && playerNamed(player) !== playerId) {
    return { status: 'session-unknown' };
  }
  if (isOver) return { status: 'session-ended' };
  const balance = (await wallet.balancesOf(database.read, playerId)).cash;
  return { status: 'ok', told: { what: 'balance', player: String(playerId), balance } };
}
