import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { readServiceDay } from '@kipute/domain/chat/service-hours';
import { invariant } from '@kipute/domain/invariant';
import { answer, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import type { SettingsOf } from '../settings/index.ts';
import type { ChatDeps } from './chat-deps.ts';

export type ChatConfigRoutes = HandlersFor<'chat_config/inquire' | 'chat_config/update'>;

type WireSettings = CallContent<'chat_config/inquire'>['settings'];

/** Monday first, as the settings count them. */
const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly (keyof WireSettings)[];

export function chatConfigRoutes({ database, settings }: ChatDeps): ChatConfigRoutes {
  return {
    'chat_config/inquire': async () => {
      const last = await settings.lastChangeOf(database.office, 'chat');
      const by = last?.changedBy ?? null;
      const names = await namesOfAdministrators(database.office, by === null ? [] : [by]);
      return answer({
        settings: settingsView(settings.current('chat')),
        revision: last?.revision ?? 0,
        changed_by: by === null ? null : { id: by.toString(), name: names.get(by) ?? '' },
        changed_at: last?.changedAt.toISOString() ?? null,
      });
    },
    'chat_config/update': async ({ revision, note, ...wanted }, context) => {
      const { caller, address, userAgent } = context;
      const hours = weekdays.map((day) => wanted[day]);
      if (hours.some((day) => readServiceDay(day) === undefined)) {
        return refuseWith('chat-hours-invalid');
      }
      const hasScript = URL.canParse(wanted.script);
      if (wanted.mode === 'external' && !hasScript) return refuseWith('chat-script-missing');
      const changed = await database.transact((tx) =>
        settings.change(tx, {
          ...{ section: 'chat', value: settingsOf(wanted, hours), basedOn: revision, note },
          ...{ changedBy: caller.administratorId, visit: { address, userAgent } },
        }),
      );
      if (changed.ok) return answer({ revision: changed.value.revision });
      const { refusal } = changed;
      invariant(refusal === 'changed-meanwhile', `what the contract lets in fits: ${refusal}`);
      return refuseWith(refusal);
    },
  };
}

function settingsView(chat: SettingsOf<'chat'>): WireSettings {
  const [monday = '', tuesday = '', wednesday = '', thursday = ''] = chat.hours;
  const [, , , , friday = '', saturday = '', sunday = ''] = chat.hours;
  return {
    mode: chat.mode,
    ...{ monday, tuesday, wednesday, thursday, friday, saturday, sunday },
    greeting_sw: chat.greeting.sw,
    greeting_en: chat.greeting.en,
    out_of_hours_sw: chat.outOfHours.sw,
    out_of_hours_en: chat.outOfHours.en,
    script: chat.script,
  };
}

type Wanted = Omit<CallRequest<'chat_config/update'>, 'revision' | 'note'>;

const settingsOf = (wanted: Wanted, hours: readonly string[]): SettingsOf<'chat'> => ({
  mode: wanted.mode,
  hours: [...hours],
  greeting: { sw: wanted.greeting_sw, en: wanted.greeting_en },
  outOfHours: { sw: wanted.out_of_hours_sw, en: wanted.out_of_hours_en },
  script: wanted.script,
});
