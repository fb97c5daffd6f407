import type { CallContent } from '@kipute/contract/registry';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import {
  choiceView,
  type KeptChoicesDeps,
  type KeptChoicesRoutes,
  keptChoicesRoutes,
} from './kept-choices-routes.ts';
import { deleteChoices, findChoices } from './kept-choices-store.ts';

export type KeptChoices = {
  readonly choicesOf: (
    reader: Reader,
    playerId: bigint,
  ) => Promise<CallContent<'player_choice/inquire'>>;
  /** For who is forgotten. */
  readonly forget: (tx: Transaction, playerId: bigint) => Promise<void>;
  readonly routes: KeptChoicesRoutes;
};

export function createKeptChoices(deps: KeptChoicesDeps): KeptChoices {
  return {
    choicesOf: async (reader, playerId) => (await findChoices(reader, playerId)).map(choiceView),
    forget: deleteChoices,
    routes: keptChoicesRoutes(deps),
  };
}
