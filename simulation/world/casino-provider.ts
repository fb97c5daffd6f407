import { createHmac } from 'node:crypto';
import type { PublishedFlight } from '../fairness/recompute.ts';

/** The providers of games, through the doors they have for players' browsers, operators and us. */
export type CasinoProvider = {
  readonly beWell: () => Promise<void>;
  readonly order: (provider: ProviderWord, knobs: CasinoKnobs) => Promise<void>;
  /** Follows a launch; undefined when the player is not let in. */
  readonly enter: (launchUrl: string) => Promise<GamePage | undefined>;
  /** All of the days of a run, by the provider's report; undefined while it does not tell. */
  readonly report: (provider: ProviderWord) => Promise<readonly ReportLine[] | undefined>;
};

export const providerWords = ['kipute-studio', 'anga'] as const;
type ProviderWord = (typeof providerWords)[number];

/** What is left out is as usual. */
export type CasinoKnobs = {
  readonly lateMs?: number;
  readonly copies?: 'twice';
  readonly order?: 'reordered';
  readonly answers?: 'first-lost' | 'lost';
  readonly signature?: 'wrong';
  readonly stakes?: 'rollback-first';
  readonly provider?: 'down';
};

export type ReportLine = {
  readonly transaction: string;
  readonly kind: string;
  readonly player: string;
  readonly round: string;
  /** Senti. */
  readonly amount: number;
  /** Of a rollback. */
  readonly target?: string;
};

/** A game in somebody's browser. */
export type GamePage = {
  /** Slot or dice, once; what the provider said of it, undefined when nothing. */
  readonly play: (stake: number) => Promise<string | undefined>;
  /** Stays at the table for one flight; answers the states of the bets as they were told last. */
  readonly fly: (bets: readonly FlightBet[]) => Promise<readonly string[]>;
  /** Flights that are over, as the proof page gives them away; none while it does not. */
  readonly pastFlights: () => Promise<readonly PublishedFlight[]>;
};

type FlightBet = {
  readonly panel: 1 | 2;
  readonly stake: number;
  /** Hundredths at which it is cashed by itself; null for a thumb. */
  readonly auto: number | null;
  /** So long after the start; null for never. */
  readonly cashAfterMs: number | null;
};

type Keys = Readonly<Record<ProviderWord, string>>;

const PATIENCE_MS = 30_000;

export function createCasinoProvider(address: string, keys: Keys): CasinoProvider {
  const order = async (provider: ProviderWord, knobs: CasinoKnobs) => {
    const answer = await fetch(`${address}/knobs/${provider}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(knobs),
    });
    if (!answer.ok) throw new Error(`${provider} does not take ${JSON.stringify(knobs)}`);
  };
  return {
    order,
    beWell: async () => {
      await Promise.all(providerWords.map((provider) => order(provider, {})));
    },
    enter: (launchUrl) => enter(address, launchUrl),
    report: (provider) => readReport(address, { provider, key: keys[provider] }),
  };
}

async function enter(address: string, launchUrl: string): Promise<GamePage | undefined> {
  const launched = await fetch(launchUrl, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  const place = launched?.headers.get('location');
  const cookie = launched?.headers.get('set-cookie')?.split(';')[0];
  if (launched?.status !== 303 || !place || !cookie) return undefined;
  const page = { url: new URL(place, address).href, cookie };
  return {
    play: (stake) => playOnce(page, stake),
    fly: (bets) => fly(page, bets),
    pastFlights: () => readFlights(page),
  };
}

type OpenGame = { readonly url: string; readonly cookie: string };

/** The page is opened, a button is pressed, and pressed again while nothing comes. */
async function playOnce({ url, cookie }: OpenGame, stake: number): Promise<string | undefined> {
  const headers = { cookie, 'content-type': 'application/json' };
  const patience = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });
  const page = await fetch(url, { headers: { cookie }, ...patience() }).catch(() => undefined);
  const next = /id="next"[^>]*>({.*?})</.exec((await page?.text().catch(() => '')) ?? '')?.[1];
  if (next === undefined) return undefined;
  const { id: round } = JSON.parse(next.replaceAll('&quot;', '"')) as { readonly id: string };
  const choice = url.endsWith('kete-mbili') ? 'over' : null;
  const body = JSON.stringify({ round, stake, choice });
  const asked = await fetch(`${url}/rounds`, {
    method: 'POST',
    headers,
    body,
    ...patience(),
  }).catch(() => undefined);
  if (!asked?.ok) return undefined;
  const { kind, why } = (await asked.json()) as { readonly kind: string; readonly why?: string };
  return why === undefined ? kind : `${kind}: ${why}`;
}

async function readFlights({ url, cookie }: OpenGame): Promise<readonly PublishedFlight[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const page = await fetch(`${url}/proof`, { headers: { cookie }, signal }).catch(() => undefined);
  const text = (await page?.text().catch(() => '')) ?? '';
  return [...text.matchAll(/data-round="([^"]*)"><b>[^<]*<\/b>.*?<code>([^<]*)</gs)].map(
    ([, round = '', id = '']) => ({ ...JSON.parse(round.replaceAll('&quot;', '"')), id }),
  );
}

type Told = {
  readonly t: string;
  readonly phase?: string;
  readonly bets?: readonly { readonly state: string }[];
};

/** Longer than any flight lasts that somebody here waits for. */
const FLIGHT_MS = 15_000;
/** The table tells of wins a moment after the end. */
const LINGER_MS = 300;

function fly({ url, cookie }: OpenGame, bets: readonly FlightBet[]): Promise<readonly string[]> {
  const address = `${url.replace(/^http/, 'ws')}/socket`;
  const socket = new WebSocket(address, { headers: { cookie } });
  const say = (message: object) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  return new Promise((resolve) => {
    const leave = () => {
      clearTimeout(patience);
      socket.close();
      resolve(seat.states());
    };
    const seat = takeSeat(bets, { say, leave });
    const patience = setTimeout(leave, FLIGHT_MS);
    socket.addEventListener('message', ({ data }) => seat.hear(JSON.parse(String(data)) as Told));
    socket.addEventListener('close', leave);
    socket.addEventListener('error', leave);
  });
}

type Voice = { readonly say: (message: object) => void; readonly leave: () => void };

/** Bets at the next start that is still to come, and leaves when that flight is over. */
function takeSeat(bets: readonly FlightBet[], { say, leave }: Voice) {
  let states: readonly string[] = [];
  let heard = '';
  let isBet = false;
  const phases: Readonly<Record<string, () => void>> = {
    betting: () => {
      if (isBet) return;
      isBet = true;
      for (const { panel, stake, auto } of bets) say({ t: 'bet', panel, stake, auto });
    },
    flying: () => {
      const byThumb = isBet ? bets.filter(({ cashAfterMs }) => cashAfterMs !== null) : [];
      for (const { panel, cashAfterMs } of byThumb) {
        setTimeout(say, cashAfterMs ?? 0, { t: 'cash', panel });
      }
    },
    over: () => {
      if (isBet) setTimeout(leave, LINGER_MS);
    },
  };
  return {
    states: () => states,
    hear: ({ t, phase = '', bets: own }: Told): void => {
      if (t === 'you' && own) states = own.map(({ state }) => state);
      if (t !== 'round' || phase === heard) return;
      heard = phase;
      phases[phase]?.();
    },
  };
}

const DAY_MS = 86_400_000;
const eastAfricanDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

type Party = { readonly provider: ProviderWord; readonly key: string };

/** Both days, for a run that plays around midnight. */
async function readReport(
  address: string,
  party: Party,
): Promise<readonly ReportLine[] | undefined> {
  const now = Date.now();
  const lines: ReportLine[] = [];
  for (const at of [now - DAY_MS, now]) {
    const path = `/v1/${party.provider}/report/${eastAfricanDay.format(new Date(at))}`;
    for (let after: string | null = ''; after !== null; ) {
      const query: string = after === '' ? '' : `?after=${encodeURIComponent(after)}`;
      const page: ReportPage | undefined = await ask(address, `${path}${query}`, party.key);
      if (!page) return undefined;
      lines.push(...page.transactions);
      after = page.next;
    }
  }
  return lines;
}

type ReportPage = { readonly transactions: readonly ReportLine[]; readonly next: string | null };

/** Signed as an operator signs: time, path and body under the key, one after another. */
async function ask(address: string, path: string, key: string): Promise<ReportPage | undefined> {
  const time = (Date.now() / 1_000).toFixed(6);
  const signature = createHmac('sha256', key).update(`${time}${path}`).digest('hex');
  const answer = await fetch(`${address}${path}`, {
    headers: { 'x-kipute-time': time, 'x-kipute-signature': signature },
  });
  return answer.ok ? ((await answer.json()) as ReportPage) : undefined;
}
