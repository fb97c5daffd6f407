import { mailingTexts } from '../../i18n/texts/mailings.ts';
import { useText } from '../../i18n/use-text.ts';
import { type Audience, audienceWords } from './audience-words.ts';
import classes from './mailings.module.css';
import type { Mailing } from './mailings-list.ts';

/** What was written in both languages, and to whom in sentences. */
export function MailingWords({ content }: { content: Mailing }) {
  const t = useText();
  const { subject_sw, subject_en, body_sw, body_en, audience } = content;
  return (
    <div className={classes.words}>
      <section aria-labelledby="mailing-whom">
        <h2 id="mailing-whom">{t(mailingTexts.whomTitle)}</h2>
        <AudienceLines audience={audience} />
      </section>
      <section aria-labelledby="mailing-words">
        <h2 id="mailing-words">{t(mailingTexts.wordsTitle)}</h2>
        <div className={classes.both}>
          <Letter language="sw" subject={subject_sw} body={body_sw} />
          <Letter language="en" subject={subject_en} body={body_en} />
        </div>
      </section>
    </div>
  );
}

function AudienceLines({ audience }: { audience: Audience }) {
  const t = useText();
  return (
    <ul className={classes.whom}>
      {audienceWords(audience, t).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type LetterProps = { language: 'sw' | 'en'; subject: string; body: string };

/** As a player reads it. */
export function Letter({ language, subject, body }: LetterProps) {
  const t = useText();
  return (
    <figure className={classes.letter}>
      <figcaption>{t(language === 'sw' ? mailingTexts.swahili : mailingTexts.english)}</figcaption>
      <blockquote lang={language}>
        {subject && <b>{subject}</b>}
        <p>{body}</p>
      </blockquote>
    </figure>
  );
}
