import { answer, type HandlersFor } from '../../platform/http/handler.ts';
import { choiceOf, choiceView } from './choice-view.ts';
import { findChoices } from './kept-choices-store.ts';
import { type ChoicesSaverDeps, choicesSaver } from './save-choices.ts';

export type KeptChoicesRoutes = HandlersFor<'player_choice/inquire' | 'player_choice/save'>;

/** Whose choices they are is told by the session alone, so there is no other's to ask for. */
export function keptChoicesRoutes(deps: ChoicesSaverDeps): KeptChoicesRoutes {
  const saveChoices = choicesSaver(deps);
  return {
    'player_choice/inquire': async (_, { caller }) => {
      const choices = await findChoices(deps.database.read, caller.playerId);
      return answer(choices.map(choiceView));
    },
    'player_choice/save': async ({ choices }, { caller }) => {
      const merged = await saveChoices(caller.playerId, choices.map(choiceOf));
      return answer(merged.map(choiceView));
    },
  };
}
