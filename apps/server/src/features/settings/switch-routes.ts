import { textIn } from '@kipute/contract/locale';
import { invariant } from '@kipute/domain/invariant';
import type { Database } from '../../platform/database/database.ts';
import {
  answer,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import type { ChangeSettings } from './change-settings.ts';
import type { SettingsOf } from './sections/sections.ts';
import type { SettingsCache } from './settings-cache.ts';
import { switchesView } from './settings-view.ts';

export type SwitchRoutes = HandlersFor<
  'bet_config/update_no_bet' | 'configuration/update_maintenance' | 'configuration/switches'
>;

type SwitchDeps = Pick<SettingsCache, 'current' | 'revisionOf'> & {
  readonly database: Database;
  readonly change: ChangeSettings;
};

type Switching<Name extends 'bet' | 'site'> = {
  readonly section: Name;
  readonly value: SettingsOf<Name>;
  readonly note: string;
};

const done = { sw: 'Imefanyika', en: 'Operation successful' };

/** The two things an operator must be able to close within a second. */
export function switchRoutes({ database, change, current, revisionOf }: SwitchDeps): SwitchRoutes {
  async function flip<Name extends 'bet' | 'site'>(
    switching: Switching<Name>,
    { caller, locale }: CallContext<SignedInAdministrator>,
  ) {
    const basedOn = revisionOf(switching.section);
    const changedBy = caller.administratorId;
    const result = await database.transact((tx) =>
      change(tx, { ...switching, basedOn, changedBy }),
    );
    if (result.ok) return { ...answer(null), message: textIn(locale, done) };
    invariant(result.refusal === 'changed-meanwhile', `a switch can be flipped: ${result.refusal}`);
    return refuseWith('changed-meanwhile');
  }

  return {
    'bet_config/update_no_bet': ({ no_bet, pause_prompt, note }, context) => {
      const value = { ...current('bet'), bettingPaused: no_bet === 1, pausePrompt: pause_prompt };
      return flip({ section: 'bet', value, note }, context);
    },
    'configuration/update_maintenance': ({ maintenance, maintenance_prompt, note }, context) => {
      const closed = { maintenance: maintenance === 1, maintenancePrompt: maintenance_prompt };
      return flip({ section: 'site', value: { ...current('site'), ...closed }, note }, context);
    },
    'configuration/switches': async () => answer(switchesView(current('bet'), current('site'))),
  };
}
