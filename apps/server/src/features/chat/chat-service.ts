import { textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { readServiceDay, serviceAt } from '@kipute/domain/chat/service-hours';
import type { SettingsOf } from '../settings/index.ts';

type Service = CallContent<'chat/service'>;

export function serviceView(
  chat: SettingsOf<'chat'>,
  { now, locale }: { readonly now: Date; readonly locale: Parameters<typeof textIn>[0] },
): Service {
  const week = chat.hours.map((written) => readServiceDay(written) ?? null);
  const { isOpen, today, opensAt } = serviceAt(week, now);
  return {
    mode: chat.mode,
    script: chat.mode === 'external' ? chat.script : '',
    is_open: isOpen ? 1 : 0,
    from: today?.from ?? '',
    until: today?.until ?? '',
    opens_at: opensAt?.toISOString() ?? null,
    greeting: textIn(locale, chat.greeting),
    out_of_hours: textIn(locale, chat.outOfHours),
  };
}

/** The one other house whose script a page may run; undefined while the chat is ours. */
export function externalOrigin({ mode, script }: SettingsOf<'chat'>): string | undefined {
  return mode === 'external' && URL.canParse(script) ? new URL(script).origin : undefined;
}
