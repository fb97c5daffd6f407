import { inboxEvents, inboxKinds } from '@kipute/contract/constants/content/inbox';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../features/wire/api.ts';
import { messageTemplateTexts } from '../../i18n/texts/message-templates.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import classes from './message-templates.module.css';
import { TemplateCard } from './TemplateCard.tsx';
import type { MessageTemplate } from './template-forms.ts';

const templatesKey = ['message-templates'] as const;

type TemplatesView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly templates: readonly MessageTemplate[] };

function useTemplates(): TemplatesView {
  const query = useQuery({
    queryKey: templatesKey,
    queryFn: () => api.message_template.inquire({}),
  });
  if (query.data) return { status: 'ready', templates: query.data };
  return query.isError
    ? { status: 'failed', retry: () => void query.refetch() }
    : { status: 'loading' };
}

export function MessageTemplatesScreen() {
  return (
    <ScreenFrame intro={messageTemplateTexts.intro}>
      <Templates />
    </ScreenFrame>
  );
}

function Templates() {
  const view = useTemplates();
  const client = useQueryClient();
  const [search] = useSearchParams();
  switch (view.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return <LoadFailed place="part" onRetry={view.retry} />;
    case 'ready': {
      const { templates } = view;
      const chosen = templates.find(({ event }) => event === search.get('event')) ?? templates[0];
      return (
        <div className={classes.page}>
          <EventList templates={templates} chosen={chosen} />
          {chosen && (
            <TemplateCard
              key={`${chosen.event} ${chosen.revision}`}
              template={chosen}
              onDone={() => void client.invalidateQueries({ queryKey: templatesKey })}
            />
          )}
        </div>
      );
    }
  }
}

type EventListProps = {
  templates: readonly MessageTemplate[];
  chosen: MessageTemplate | undefined;
};

/** By the tabs of the inbox in which they arrive. */
function EventList({ templates, chosen }: EventListProps) {
  const t = useText();
  const [, setSearch] = useSearchParams();
  return (
    <nav className={classes.events} aria-label={t(messageTemplateTexts.events)}>
      {Object.entries(inboxKinds).map(([kind, name]) => (
        <section key={kind}>
          <h2>{t(name)}</h2>
          <ul>
            {templates
              .filter(({ event }) => inboxEvents[event].kind === kind)
              .map((template) => (
                <li key={template.event}>
                  <button
                    type="button"
                    aria-current={template === chosen ? 'page' : undefined}
                    onClick={() => setSearch({ event: template.event }, { replace: true })}
                  >
                    {t(inboxEvents[template.event])}
                    {isEdited(template) && <small>{t(messageTemplateTexts.edited)}</small>}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

const isEdited = ({ subject, body, shipped }: MessageTemplate): boolean =>
  JSON.stringify([subject.sw, subject.en, body.sw, body.en]) !==
  JSON.stringify([shipped.subject.sw, shipped.subject.en, shipped.body.sw, shipped.body.en]);
