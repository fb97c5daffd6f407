import type { CallContent } from '@kipute/contract/registry';
import { type Answer, type PoolHappening, type ServerName, serverNames } from '../../history.ts';
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

/** A ticket as a page sends it, under one key however often. */
export type WantedTicket = Omit<
  Extract<PoolHappening, { kind: 'ticket-asked' }>,
  'kind' | 'phone' | 'answer' | 'ticket'
>;

/** An issue on sale, as players see it. */
export type IssueOnSale = CallContent<'guessing_bet_type/inquire'>[number];

/** Two to the number of doubles, and so often over. */
export const linesOf = (picks: readonly string[], multiplier: number): number =>
  picks.reduce((lines, pick) => lines * (/^[1X2]{2}$/.test(pick) ? 2 : 1), multiplier);

async function askOnce(
  { world, history }: Scene,
  { person, page, server }: { person: Person; page: OpenPage; server: ServerName },
  wanted: WantedTicket,
): Promise<AskedOnce> {
  const { key, issueId, picks, reservePicks, multiplier, lines, paidWith } = wanted;
  const answered = await world.wire.call({ ...page, server }, (api) =>
    api.guessing_bet.add({
      ...{ request_key: key, issue_id: issueId, pay_type: paidWith === 'credit' ? 2 : 1 },
      ...{ picks: [...picks], reserve_picks: [...reservePicks], multiplier, lines },
    }),
  );
  const { answer } = answered;
  const shown = answered.answer === 'done' ? answered.content : undefined;
  const ticket = shown
    ? { id: shown.id, serial: shown.serial_number, stake: shown.bet_amount, lines: shown.lines }
    : null;
  history.add({ kind: 'ticket-asked', phone: phoneOf(person), ...wanted, answer, ticket });
  return isClosed(answered) ? 'page-closed' : answer;
}

/** Unknown is not failed: the same key is sent until it is answered. */
export const askUntilAnswered = (
  scene: Scene,
  asking: Asking,
  wanted: WantedTicket,
): Promise<Answer> =>
  askOn(scene, asking, (page, server) => askOnce(scene, { ...asking, page, server }, wanted));

/** An impatient thumb, at both servers; if nobody answered, it is asked on. */
export async function askAtOnce(
  scene: Scene,
  { person, server }: Asking,
  tickets: readonly WantedTicket[],
): Promise<void> {
  const page = await openPage(scene, person, server);
  if (!page) return;
  const answers = await Promise.all(
    tickets.map((wanted, at) =>
      askOnce(scene, { person, page, server: serverNames[at % 2] ?? server }, wanted),
    ),
  );
  const isAnswered = answers.some((answer) => answer === 'done' || answer === 'refused');
  const [wanted] = tickets;
  if (!isAnswered && wanted) await askUntilAnswered(scene, { person, server }, wanted);
}
