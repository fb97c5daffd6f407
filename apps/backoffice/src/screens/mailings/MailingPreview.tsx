import { Alert, Button } from 'antd';
import { mailingTexts } from '../../i18n/texts/mailings.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Draft } from '../_form-kit/definition/form-values.ts';
import { Letter } from './MailingWords.tsx';
import classes from './mailings.module.css';
import type { Counted, Preview } from './use-preview.ts';

type PreviewProps = {
  counted: Counted | undefined;
  isSending: boolean;
  refusal: string | undefined;
  onSend: (draft: Draft) => void;
};

/** Who is reached, what it costs and how it arrives: nothing is sent before it was seen. */
export function MailingPreview({ counted, isSending, refusal, onSend }: PreviewProps) {
  const t = useText();
  return (
    <section className={classes.preview} aria-labelledby="mailing-preview" aria-live="polite">
      <h2 id="mailing-preview">{t(mailingTexts.previewTitle)}</h2>
      {counted ? (
        <>
          <Counts preview={counted.preview} isSms={counted.draft.channel === 'sms'} />
          <Letters counted={counted} />
          <p className={classes.nothing}>{t(mailingTexts.nothingSent)}</p>
          {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
          <Button
            type="primary"
            block
            loading={isSending}
            disabled={counted.preview.reachable === 0}
            onClick={() => onSend(counted.draft)}
          >
            <SendWords counted={counted} />
          </Button>
        </>
      ) : (
        <p className={classes.hint}>{t(mailingTexts.previewHint)}</p>
      )}
    </section>
  );
}

const inWords = (count: number): string => count.toLocaleString('en-US');

function SendWords({ counted: { preview, draft } }: { counted: Counted }) {
  const t = useText();
  const count = inWords(preview.reachable);
  if (preview.second_person === 1) return t(mailingTexts.propose, { count });
  return t(draft.send_at ? mailingTexts.sendLater : mailingTexts.sendNow, { count });
}

type CountsProps = { preview: Preview; isSms: boolean };

function Counts({ preview, isSms }: CountsProps) {
  const t = useText();
  const { matched, reachable, parts_sw, parts_en, cost, second_person } = preview;
  const leftOut = matched - reachable;
  const lines: readonly (readonly [name: string, value: string])[] = [
    [t(mailingTexts.matched), inWords(matched)],
    [t(mailingTexts.reachable), inWords(reachable)],
    [t(mailingTexts.leftOut), inWords(leftOut)],
    ...(isSms
      ? [[t(mailingTexts.parts), t(mailingTexts.partsOf, { sw: parts_sw, en: parts_en })] as const]
      : []),
    [
      t(mailingTexts.price),
      isSms ? t(mailingTexts.shillings, { amount: inWords(cost) }) : t(mailingTexts.free),
    ],
  ];
  return (
    <>
      <dl className={classes.counts}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {leftOut > 0 && <p className={classes.hint}>{t(mailingTexts.leftOutHint)}</p>}
      {reachable === 0 && <Alert type="warning" showIcon title={t(mailingTexts.nobody)} />}
      {second_person === 1 && (
        <Alert type="warning" showIcon title={t(mailingTexts.secondPerson)} />
      )}
    </>
  );
}

type Both = { readonly sw: string; readonly en: string };

/** An SMS as the server would send it, with its line out of offers; in-site as it was typed. */
function Letters({ counted: { draft, preview } }: { counted: Counted }) {
  const t = useText();
  const isSms = draft.channel === 'sms';
  const [subject, body] = [draft.subject as Both, draft.body as Both];
  return (
    <>
      <h3>{t(mailingTexts.arrives)}</h3>
      <Letter
        language="sw"
        subject={isSms ? '' : subject.sw}
        body={isSms ? preview.text_sw : body.sw}
      />
      <Letter
        language="en"
        subject={isSms ? '' : subject.en}
        body={isSms ? preview.text_en : body.en}
      />
    </>
  );
}
