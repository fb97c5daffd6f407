import { filledIn, inboxEvents, inboxFacts } from '@kipute/contract/constants/content/inbox';
import type { Localised } from '@kipute/contract/locale';
import { Button, Typography } from 'antd';
import { useState } from 'react';
import { useMay } from '../../features/permissions/administrator.tsx';
import { formTexts } from '../../i18n/texts/form.ts';
import { messageTemplateTexts } from '../../i18n/texts/message-templates.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import type { Draft } from '../_form-kit/definition/form-values.ts';
import { FormCard } from '../_form-kit/FormCard.tsx';
import { FormDialog } from '../_form-kit/FormDialog.tsx';
import classes from './message-templates.module.css';
import { type MessageTemplate, resetForm, templateForm } from './template-forms.ts';

type TemplateCardProps = { template: MessageTemplate; onDone: () => void };

export function TemplateCard({ template, onDone }: TemplateCardProps) {
  const t = useText();
  const may = useMay()('message_template/update');
  const [isResetting, setResetting] = useState(false);
  return (
    <div className={classes.card}>
      <FormCard
        form={templateForm}
        subject={template}
        title={inboxEvents[template.event]}
        mode={may ? 'change' : 'look'}
        onDone={onDone}
        preview={(draft) => <Preview template={template} draft={draft} />}
      >
        <LastChange template={template} />
        <FactChips template={template} />
        {may && template.changed_at !== null && (
          <Button size="small" onClick={() => setResetting(true)}>
            {t(messageTemplateTexts.reset)}
          </Button>
        )}
      </FormCard>
      {isResetting && (
        <FormDialog
          form={resetForm}
          subject={template}
          title={messageTemplateTexts.reset}
          question={messageTemplateTexts.resetQuestion}
          onClose={() => setResetting(false)}
          onDone={onDone}
        />
      )}
    </div>
  );
}

function LastChange({
  template: { revision, changed_by, changed_at },
}: {
  template: MessageTemplate;
}) {
  const t = useText();
  if (changed_at === null) return <p>{t(messageTemplateTexts.shipped)}</p>;
  const name = changed_by?.name ?? '–';
  const time = formatInstant(changed_at);
  return <p>{t(messageTemplateTexts.lastChanged, { revision, name, time })}</p>;
}

/** What may be named in the text; a click copies it as it is written there. */
function FactChips({ template: { event } }: { template: MessageTemplate }) {
  const t = useText();
  const { facts } = inboxEvents[event];
  if (facts.length === 0) return <p>{t(messageTemplateTexts.noFacts)}</p>;
  return (
    <section aria-label={t(messageTemplateTexts.facts)}>
      <h3 className={classes.heading}>{t(messageTemplateTexts.facts)}</h3>
      <ul className={classes.chips}>
        {facts.map((name) => (
          <li key={name}>
            <Typography.Text code copyable={{ text: placeholder(name) }}>
              {placeholder(name)}
            </Typography.Text>{' '}
            {t(inboxFacts[name])}
          </li>
        ))}
      </ul>
    </section>
  );
}

const placeholder = (name: string): string => `{{${name}}}`;

const languages = [
  ['sw', formTexts.swahili],
  ['en', formTexts.english],
] as const;

/** With examples for the facts, in both languages, as it stands in the inputs. */
function Preview({ template: { event }, draft }: { template: MessageTemplate; draft: Draft }) {
  const t = useText();
  const [subject, body] = [draft.subject as Localised, draft.body as Localised];
  return (
    <section aria-label={t(messageTemplateTexts.preview)}>
      <h3 className={classes.heading}>{t(messageTemplateTexts.preview)}</h3>
      <div className={classes.previews}>
        {languages.map(([language, name]) => (
          <article key={language} className={classes.message} lang={language}>
            <small>{t(name)}</small>
            <strong>{filledIn(subject[language], examplesIn(language))}</strong>
            <p>{filledIn(body[language], examplesIn(language))}</p>
            <footer>
              {t(messageTemplateTexts.notice)}: <q>{inboxEvents[event].notice[language]}</q>
            </footer>
          </article>
        ))}
      </div>
    </section>
  );
}

const examplesIn = (language: 'sw' | 'en'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(inboxFacts).map(([name, { example }]) => [name, example[language]]),
  );
