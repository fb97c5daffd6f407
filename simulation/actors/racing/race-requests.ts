import type { CallContent } from '@kipute/contract/registry';
import { type Answer, type RacingHappening, type ServerName, serverNames } from '../../history.ts';
import { type Person, phoneOf } from '../../world/people.ts';
import type { Scene } from '../actor.ts';
import {
  type AskedOnce,
  type Asking,
  askOn,
  isClosed,
  type OpenPage,
  openPage,
} from '../sessions.ts';

/** Bets as a page sends them, under one key however often. */
export type WantedRaceBet = Omit<
  Extract<RacingHappening, { kind: 'race-bet-asked' }>,
  'kind' | 'phone' | 'answer' | 'order'
>;

export type WantedConversion = Omit<
  Extract<RacingHappening, { kind: 'coin-asked' }>,
  'kind' | 'phone' | 'answer' | 'told'
> & {
  /** How far the clock of the device is from ours. */
  readonly clockOffMs: number;
};

export type ShownRound = NonNullable<CallContent<'racing_round/inquire'>['current']>;

/** The round of now, as a page is shown it; what it gives away is kept for the laws. */
export async function lookAtRaces(
  { world, history }: Scene,
  server: ServerName,
): Promise<ShownRound | undefined> {
  const shown = await world.wire.call({ server, site: 'player' }, (api) =>
    api.racing_round.inquire(),
  );
  if (shown.answer !== 'done') return undefined;
  const { current, last, server_time } = shown.content;
  for (const round of [last, current]) {
    if (round) history.add(shownRound(round, Date.parse(server_time)));
  }
  return current ?? undefined;
}

const shownRound = (round: ShownRound, at: number): RacingHappening => ({
  ...{ kind: 'round-shown', at, id: round.id, opensAt: Date.parse(round.start_bet_time) },
  ...{ startsAt: Date.parse(round.draw_time), endsAt: Date.parse(round.end_time) },
  ...{ commitment: round.commitment, salt: round.salt, seed: round.seed, result: round.result },
});

type Attempt = { readonly person: Person; readonly page: OpenPage; readonly server: ServerName };

async function betOnce(
  { world, history }: Scene,
  { person, page, server }: Attempt,
  wanted: WantedRaceBet,
): Promise<AskedOnce> {
  const { key, roundId, picks, singleAmount, tickets } = wanted;
  const answered = await world.wire.call({ ...page, server }, (api) =>
    api.racing_order.add({
      ...{ request_key: key, round_id: roundId, single_amount: singleAmount, tickets },
      picks: picks.map(({ betType, numbers }) => ({
        ...{ bet_type: betType as 2, numbers: [...numbers] },
      })),
    }),
  );
  const { answer } = answered;
  const shown = answered.answer === 'done' ? answered.content : undefined;
  const order = shown
    ? { serial: shown.serial_number, tickets: shown.tickets, stake: shown.bet_amount }
    : null;
  history.add({ kind: 'race-bet-asked', phone: phoneOf(person), ...wanted, answer, order });
  return isClosed(answered) ? 'page-closed' : answer;
}

async function convertOnce(
  { world, history }: Scene,
  { person, page, server }: Attempt,
  { clockOffMs, ...wanted }: WantedConversion,
): Promise<AskedOnce> {
  const { key, direction, amount } = wanted;
  const answered = await world.wire.call({ ...page, server }, (api) =>
    api.racing_coin.convert({
      ...{ request_key: key, direction, amount },
      device_time: new Date(Date.now() + clockOffMs).toISOString(),
    }),
  );
  const { answer } = answered;
  const shown = answered.answer === 'done' ? answered.content : undefined;
  const told = shown ? { converted: shown.converted, tax: shown.tax } : null;
  history.add({ kind: 'coin-asked', phone: phoneOf(person), ...wanted, answer, told });
  return isClosed(answered) ? 'page-closed' : answer;
}

/** Unknown is not failed: the same key is sent until it is answered. */
export const betUntilAnswered = (
  scene: Scene,
  asking: Asking,
  wanted: WantedRaceBet,
): Promise<Answer> =>
  askOn(scene, asking, (page, server) => betOnce(scene, { ...asking, page, server }, wanted));

export const convertUntilAnswered = (
  scene: Scene,
  asking: Asking,
  wanted: WantedConversion,
): Promise<Answer> =>
  askOn(scene, asking, (page, server) => convertOnce(scene, { ...asking, page, server }, wanted));

/** An impatient thumb, at both servers; if nobody answered, it is asked on. */
export async function atOnce<Wanted>(
  scene: Scene,
  { person, server }: Asking,
  wanted: readonly Wanted[],
  { once, until }: Doing<Wanted>,
): Promise<void> {
  const page = await openPage(scene, person, server);
  if (!page) return;
  const answers = await Promise.all(
    wanted.map((one, at) =>
      once(scene, { person, page, server: serverNames[at % 2] ?? server }, one),
    ),
  );
  const isAnswered = answers.some((answer) => answer === 'done' || answer === 'refused');
  const [first] = wanted;
  if (!isAnswered && first) await until(scene, { person, server }, first);
}

type Doing<Wanted> = {
  readonly once: (scene: Scene, attempt: Attempt, wanted: Wanted) => Promise<AskedOnce>;
  readonly until: (scene: Scene, asking: Asking, wanted: Wanted) => Promise<Answer>;
};

export const betting: Doing<WantedRaceBet> = { once: betOnce, until: betUntilAnswered };
export const converting: Doing<WantedConversion> = {
  ...{ once: convertOnce, until: convertUntilAnswered },
};
