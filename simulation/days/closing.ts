import { setTimeout as delay } from 'node:timers/promises';
import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { Action, Scene } from '../actors/actor.ts';
import { playingOut } from '../actors/results.ts';
import { type Session, sessionsOf, signIn } from '../actors/sessions.ts';
import { ofKind } from '../history.ts';
import type { Law } from '../laws/law.ts';
import { lookAtMatches, readOpenLegs } from '../laws/settlement.ts';
import type { Ask } from '../world/database.ts';

/** The last shift is over: nobody bets, all is played, and a person decides what no result does. */
export const closingTime: Action<Scene> = {
  says: 'betting is closed, every match is played out, and a person decides what is left',
  play: async (scene) => {
    const { database } = scene.world;
    await closeBetting(scene);
    await playingOut.play(scene);
    await untilResultsAreIn(scene);
    for (const left of await readLeftOver(database.ask)) {
      scene.history.add({ kind: 'left-to-person', ...left });
    }
    await decideByHand(scene);
  },
};

async function closeBetting({ world, history }: Scene): Promise<void> {
  const section = 'bet';
  const note = 'simulated closing';
  const { answer, revision } = await world.desk.changeSettings({
    section,
    note,
    next: (bet) => ({ ...bet, bettingPaused: true }),
  });
  history.add({ kind: 'settings-change', section, revision, note, answer });
}

const LOOK_AGAIN_MS = 2_000;
/** So often without a single leg more being decided, and what is left has no result. */
const LOOKS_IN_VAIN_MAX = 10;

async function untilResultsAreIn({ world }: Scene): Promise<void> {
  const { ask } = world.database;
  let before = Number.POSITIVE_INFINITY;
  for (let inVain = 0; inVain < LOOKS_IN_VAIN_MAX; ) {
    const { length: open } = await readOpenLegs(ask);
    if (open === 0) return;
    inVain = open < before ? 0 : inVain + 1;
    before = open;
    await lookAtMatches(ask);
    await delay(LOOK_AGAIN_MS);
  }
}

export const everythingDecided: Law<Scene> = {
  name: 'when everything is over every order is settled or sold',
  holds: 'in the end',
  breach: ({ world, history }) =>
    ofKind(history.all(), 'all-matches-over').length > 0
      ? findUndecided(world.database.ask)
      : undefined,
};

const { pending, abnormal } = legOutcomes;

/** Why orders wait for a person, and how many do. */
type LeftOver = { readonly why: string; readonly orders: number };

/** Of a leg that nobody has ruled on at all, nobody has said a word. */
const LEFT_OVER = `
  select coalesce(last.why ->> 'reason', last.why::text, 'no word about it') as why,
    count(distinct order_id)::int as orders
  from bet_leg left join (
    select distinct on (selection_id) selection_id, why from selection_ruling
    order by selection_id, revision desc
  ) as last using (selection_id)
  where outcome in (${pending.id}, ${abnormal.id})
  group by 1 order by 2 desc, 1`;

export const readLeftOver = (ask: Ask): Promise<readonly LeftOver[]> => ask(LEFT_OVER);

/** A selection that a person must decide, and the last word on it that was kept. */
export type LeftSelection = { readonly selectionId: string; readonly revision: number };

const LEFT_SELECTIONS = `
  select bet_leg.selection_id::text as "selectionId", coalesce(last.revision, 0) as revision
  from bet_leg left join (
    select distinct on (selection_id) selection_id, revision, said_by from selection_ruling
    order by selection_id, revision desc
  ) as last using (selection_id)
  where outcome in (${pending.id}, ${abnormal.id}) and said_by is distinct from 'person'
  group by 1, 2 order by 1`;

export const readLeftSelections = (ask: Ask): Promise<readonly LeftSelection[]> =>
  ask(LEFT_SELECTIONS);

const over = (['settled', 'cashed-out', 'auto-cashed-out'] as const).map(
  (state) => orderStatuses[state].id,
);

const UNDECIDED = `
  select serial_number as serial, status from bet_order
  where status not in (${over.join(', ')}) order by id limit 1`;

/** The first order that is neither settled nor sold. */
export async function findUndecided(ask: Ask): Promise<string | undefined> {
  const [order] = await ask<{ readonly serial: string; readonly status: number }>(UNDECIDED);
  return order && `${order.serial} is in state ${order.status}`;
}

/** A late result may come between a look and a word; then it is looked at again. */
const ROUNDS_MAX = 5;

/** A clerk gives back what no result decides, selection by selection, as the office does (STL-44). */
export async function decideByHand(scene: Scene): Promise<void> {
  const { ask } = scene.world.database;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const left = await readLeftSelections(ask);
    if (left.length === 0) return;
    const page = await clerkPage(scene);
    for (const selection of left) await giveBack(scene, page, selection);
  }
}

/** In the order in which they are seeded: who says it, and who approves what is above its limit. */
const [CLERK, SECOND_PERSON] = [0, 2];

async function clerkPage(scene: Scene, place = CLERK): Promise<Session> {
  const clerk = scene.world.people.administrators[place];
  if (!clerk) throw new Error('nobody sits in the office');
  await signIn(scene, { person: clerk, site: 'backoffice', server: 'A', password: 'right' });
  const page = sessionsOf(scene.history.all(), clerk).at(-1);
  if (!page) throw new Error('nobody can sign in at the office');
  return page;
}

async function giveBack(
  scene: Scene,
  { site, token }: Session,
  { selectionId, revision }: LeftSelection,
): Promise<void> {
  const said = await scene.world.wire.call({ server: 'A', site, token }, (api) =>
    api.order_list.update_outcome({
      ...{ selection_id: selectionId, revision, outcome: legOutcomes.refund.id },
      note: 'simulated: no result decides it',
    }),
  );
  const proposalId = said.answer === 'done' ? said.content.deed.proposal_id : null;
  if (proposalId !== null) await approve(scene, proposalId);
}

async function approve(scene: Scene, id: string): Promise<void> {
  const { site, token } = await clerkPage(scene, SECOND_PERSON);
  await scene.world.wire.call({ server: 'A', site, token }, (api) =>
    api.approval.decide({ id, decision: 'approve' }),
  );
}
