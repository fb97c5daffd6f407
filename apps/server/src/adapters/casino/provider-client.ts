import { type Senti, senti } from '@kipute/domain/money/senti';
import { kiputeHeaders } from '@kipute/provider-protocols/casino/kipute-wallet';
import {
  type ProviderTransaction,
  providerGames,
  providerReport,
  providerRound,
} from '@kipute/provider-protocols/casino/provider-api';
import { signatureOf } from '@kipute/provider-protocols/casino/signature';
import type { z } from 'zod';
import type {
  Asked,
  GivenGame,
  GivenTransaction,
  ProviderBooks,
} from '../../features/casino/ports.ts';
import type { Clock } from '../../platform/clock.ts';
import { jsonOf, sendRequest } from '../http-client.ts';

type ProviderOptions = {
  readonly word: string;
  /** The provider's, without a slash at its end. */
  readonly origin: string;
  readonly key: string;
  readonly clock: Clock;
  /** Where the provider reaches our wallet. */
  readonly walletUrl: string;
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
/** A day of a busy house; more pages than that are a loop. */
const PAGES_MAX = 2_000;

type Request = {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly body?: string;
};

type Ask = <Read extends z.ZodType>(
  schema: Read,
  request: Request,
) => Promise<Asked<z.output<Read>>>;

/** What a provider's own books say. An answer that cannot be read is no answer. */
export function createProviderClient(options: ProviderOptions): ProviderBooks {
  const send = sender(options);
  const ask: Ask = async (schema, request) => {
    const response = await send(request);
    if (response.kind === 'lost') return { kind: 'unknown', words: response.words };
    if (response.httpStatus !== 200) return { kind: 'unknown', words: `${response.httpStatus}` };
    const parsed = schema.safeParse(jsonOf(response.text));
    return parsed.success
      ? { kind: 'told', value: parsed.data }
      : { kind: 'unknown', words: 'an answer of another form' };
  };
  const base = `/v1/${options.word}`;
  return {
    games: async () =>
      mapAsked(await ask(providerGames, { method: 'GET', path: `${base}/games` }), ({ games }) =>
        games.map(gameOf),
      ),
    round: async ({ round, player }) => {
      const query = `player=${encodeURIComponent(player)}`;
      const path = `${base}/rounds/${encodeURIComponent(round)}?${query}`;
      return mapAsked(await ask(providerRound, { method: 'GET', path }), (told) => ({
        status: told.status,
        transactions: told.transactions.map(transactionOf),
      }));
    },
    report: (day) => readReport(ask, `${base}/report/${day}`),
    tellWallet: async () => {
      const body = JSON.stringify({ wallet_url: options.walletUrl });
      const response = await send({ method: 'PUT', path: `${base}/wallet`, body });
      return response.kind === 'answered' && response.httpStatus < 300;
    },
  };
}

function sender({ origin, key, clock, timeoutMs = TIMEOUT_MS }: ProviderOptions) {
  return ({ method, path, body }: Request) => {
    const time = (clock.now().getTime() / 1_000).toFixed(3);
    const signature = signatureOf({ time, path, body: body ?? '' }, key);
    return sendRequest(`${origin}${path}`, {
      ...{ method, timeoutMs },
      headers: {
        accept: 'application/json',
        [kiputeHeaders.time]: time,
        [kiputeHeaders.signature]: signature,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
  };
}

/** All pages or nothing: half a report would show the other half as missing. */
async function readReport(ask: Ask, path: string): Promise<Asked<readonly GivenTransaction[]>> {
  const transactions: GivenTransaction[] = [];
  let after: string | null = '';
  for (let page = 0; page < PAGES_MAX && after !== null; page += 1) {
    const query: string = after === '' ? '' : `?after=${encodeURIComponent(after)}`;
    const told: Asked<z.output<typeof providerReport>> = await ask(providerReport, {
      ...{ method: 'GET', path: `${path}${query}` },
    });
    if (told.kind === 'unknown') return told;
    transactions.push(...told.value.transactions.map(transactionOf));
    after = told.value.next;
  }
  return after === null
    ? { kind: 'told', value: transactions }
    : { kind: 'unknown', words: 'a report without an end' };
}

const mapAsked = <From, To>(asked: Asked<From>, map: (value: From) => To): Asked<To> =>
  asked.kind === 'told' ? { kind: 'told', value: map(asked.value) } : asked;

const gameOf = (game: z.output<typeof providerGames>['games'][number]): GivenGame => ({
  id: BigInt(game.id),
  code: game.code,
  nameSw: game.name_sw,
  nameEn: game.name_en,
  category: game.category,
  statedReturn: game.stated_return,
});

const transactionOf = (one: ProviderTransaction): GivenTransaction => ({
  ...{ transaction: one.transaction, kind: one.kind, player: one.player, round: one.round },
  ...{ game: one.game, target: one.target ?? '', at: new Date(one.at) },
  amount: sentiOf(one.amount),
});

const sentiOf = (amount: number): Senti => senti(BigInt(amount));
