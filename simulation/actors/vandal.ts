import type { Actor, Scene } from './actor.ts';

/** What someone with the house's own rights in the database would do to hide something. */
const ATTEMPTS = [
  `update activity set content = 'nothing happened'`,
  'delete from activity',
  'truncate activity',
  `update setting_revision set note = 'it was always so'`,
  'delete from setting_revision where revision > 1',
  'delete from journal_entry',
  `update payment_word set needs_look = false`,
  'truncate operator_callback',
  `update bet_terms set content = '{}'`,
  'update selection_ruling set outcome = 4',
];

/** PostgreSQL's word for a change that a rule of ours refuses. */
const RESTRICT_VIOLATION = '23001';

export const vandal: Actor<Scene> = {
  name: 'vandal',
  weight: 1,
  draw: (chance) => {
    const attempt = chance.pick(ATTEMPTS);
    return {
      says: `a vandal tries: ${attempt}`,
      play: async ({ world, history }) => {
        const outcome = await world.database.ask(attempt).then(
          () => 'let-through' as const,
          (error: { readonly code?: string }) =>
            error.code === RESTRICT_VIOLATION ? ('refused' as const) : ('lost' as const),
        );
        history.add({ kind: 'vandalism', attempt, outcome });
      },
    };
  },
};
