import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { Scene } from '../actors/scene.ts';
import { type Session, sessionsOf, signIn } from '../actors/sessions.ts';
import { type LeftSelection, readLeftSelections } from './left-over.ts';

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

async function clerkPage(scene: Scene): Promise<Session> {
  const [clerk] = scene.world.people.administrators;
  if (!clerk) throw new Error('nobody sits in the office');
  await signIn(scene, { person: clerk, site: 'backoffice', server: 'A', password: 'right' });
  const page = sessionsOf(scene.history.all(), clerk).at(-1);
  if (!page) throw new Error('nobody can sign in at the office');
  return page;
}

async function giveBack(
  { world }: Scene,
  { site, token }: Session,
  { selectionId, revision }: LeftSelection,
): Promise<void> {
  await world.wire.call({ server: 'A', site, token }, (api) =>
    api.order_list.update_outcome({
      ...{ selection_id: selectionId, revision, outcome: legOutcomes.refund.id },
      note: 'simulated: no result decides it',
    }),
  );
}
