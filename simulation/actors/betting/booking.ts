import { type Answer, ofKind, type ServerName } from '../../history.ts';
import type { Chance } from '../../plan/chance.ts';
import type { Answered } from '../../world/wire.ts';
import type { Action } from '../actor.ts';
import type { Scene } from '../scene.ts';
import { drawPicks, pickOffers } from './offers.ts';

type Turn = { readonly server: ServerName; readonly chance: Chance };

/** Anybody, signed in or not; now and then two phones share the same at once. */
export function sharing({ server, chance }: Turn): Action<Scene> {
  const picks = drawPicks(chance, chance.integer({ from: 1, to: 3 }));
  const hands = chance.pick([1, 1, 3]);
  return {
    says: `${hands} phones share ${picks.length} selections at ${server}`,
    play: async (scene) => {
      const shown = await pickOffers(scene, { server, shelf: 'before', picks });
      if (!shown) return;
      const shared = shown.offers.map(({ id_card, eventId }) => ({
        selection_id: id_card,
        match_id: eventId,
      }));
      await Promise.all(Array.from({ length: hands }, () => share(scene, shown.server, shared)));
    },
  };
}

type Shared = { readonly selection_id: string; readonly match_id: string };

async function share({ world, history }: Scene, server: ServerName, shared: readonly Shared[]) {
  const answered = await world.wire.call({ server, site: 'player' }, (api) =>
    api.share_list.add({ share_data: [...shared] }),
  );
  const { answer } = answered;
  const code = answered.answer === 'done' ? answered.content.code : '';
  const selectionIds = shared.map(({ selection_id }) => selection_id);
  history.add({ kind: 'code-made', selectionIds, answer, code });
}

/** Who is turned away for another reason has not learnt anything of the code. */
function openingOf(answered: Answered<unknown>): Answer {
  const isUnknown = answered.answer === 'refused' && answered.code === 'booking-code-unknown';
  return answered.answer === 'refused' && !isUnknown ? 'lost' : answered.answer;
}

/** A code that somebody was told. */
export function openingCode({ server, chance }: Turn): Action<Scene> {
  const place = chance.fraction();
  return {
    says: `somebody opens code ${place.toFixed(3)} at ${server}`,
    play: async ({ world, history }) => {
      const told = ofKind(history.all(), 'code-made').filter(({ answer }) => answer === 'done');
      const code = told[Math.floor(place * told.length)]?.code;
      if (code === undefined) return;
      const answered = await world.wire.call({ server, site: 'player' }, (api) =>
        api.atlassian.get_order({ code }),
      );
      const answer = openingOf(answered);
      const opened = answered.answer === 'done' ? answered.content.share_data : [];
      const selectionIds = opened.map(({ id_card }) => id_card);
      history.add({ kind: 'code-opened', code, answer, selectionIds });
    },
  };
}
