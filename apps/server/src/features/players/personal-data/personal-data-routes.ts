import { answer, type HandlersFor } from '../../../platform/http/handler.ts';
import { ownPasswordRefusal } from '../passwords/password-routes.ts';
import { createAskForErasure, createKeepMe, type ErasureDeps } from './erasure.ts';
import { erasureAskedAt } from './erasure-store.ts';
import { consentsOf } from './personal-record.ts';

export type OwnDataRoutes = HandlersFor<
  'personal_data/erase' | 'personal_data/keep' | 'personal_data/consents'
>;

export function ownDataRoutes(deps: ErasureDeps): OwnDataRoutes {
  const { read } = deps.database;
  const askForErasure = createAskForErasure(deps);
  const keepMe = createKeepMe(deps);
  return {
    'personal_data/erase': async ({ password }, context) => {
      const { playerId } = context.caller;
      const asked = await askForErasure({ playerId, password }, context);
      if (!asked.ok) return ownPasswordRefusal(asked.refusal);
      return answer({ asked_at: asked.value.toISOString(), kept: ['money-records'] });
    },
    'personal_data/keep': async (_, context) => {
      await keepMe(context.caller.playerId, context);
      return answer(null);
    },
    'personal_data/consents': async (_, { caller: { playerId } }) => {
      const askedAt = await erasureAskedAt(read, playerId);
      return answer({
        consents: await consentsOf(read, playerId),
        erasure_asked_at: askedAt?.toISOString() ?? null,
      });
    },
  };
}
