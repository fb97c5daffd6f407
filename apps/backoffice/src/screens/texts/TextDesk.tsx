import { Input, Tabs } from 'antd';
import { useId, useState } from 'react';
import { useMay } from '../../features/permissions/administrator.tsx';
import { useUnsaved } from '../../features/unsaved/unsaved-store.ts';
import { playerTextTexts } from '../../i18n/texts/player-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { TextEditor } from './editor/TextEditor.tsx';
import { PhonePreview } from './PhonePreview.tsx';
import { ReleaseBar } from './ReleaseBar.tsx';
import classes from './texts.module.css';
import type { Content, Language, TextPage, Words } from './use-text-page.ts';

const isSame = (one: Words, other: Words): boolean =>
  one.title === other.title && one.body === other.body && one.keywords === other.keywords;

/** Both languages behind a tab each, the phone beside them, and what becomes of it below. */
export function TextDesk({ text }: { text: TextPage }) {
  const t = useText();
  const may = useMay();
  const [content, setContent] = useState<Content>({ sw: text.sw, en: text.en });
  const [language, setLanguage] = useState<Language>('sw');
  const isChanged = !isSame(content.sw, text.sw) || !isSame(content.en, text.en);
  useUnsaved(isChanged ? 'changed' : 'as-it-was');
  const mode = may('graphic_text/update') ? 'change' : 'look';
  const write = (of: Language, words: Partial<Words>) =>
    setContent((before) => ({ ...before, [of]: { ...before[of], ...words } }));
  const fields = (of: Language) => (
    <LanguageFields
      text={text}
      language={of}
      words={content[of]}
      mode={mode}
      onWrite={(words) => write(of, words)}
    />
  );
  return (
    <div className={classes.desk}>
      <div className={classes.writing}>
        <Tabs
          activeKey={language}
          onChange={(key) => setLanguage(key === 'en' ? 'en' : 'sw')}
          items={[
            { key: 'sw', label: t(playerTextTexts.swahili), children: fields('sw') },
            { key: 'en', label: t(playerTextTexts.english), children: fields('en') },
          ]}
        />
        {mode === 'look' ? (
          <p className={classes.hint}>{t(playerTextTexts.lookOnly)}</p>
        ) : (
          <ReleaseBar text={text} content={content} state={isChanged ? 'changed' : 'as-it-was'} />
        )}
      </div>
      <PhonePreview
        title={content[language].title}
        body={content[language].body}
        language={language}
      />
    </div>
  );
}

type LanguageFieldsProps = {
  text: TextPage;
  language: Language;
  words: Words;
  mode: 'change' | 'look';
  onWrite: (words: Partial<Words>) => void;
};

const TITLE_LENGTH_MAX = 120;
const KEYWORDS_LENGTH_MAX = 600;

function LanguageFields({ text, language, words, mode, onWrite }: LanguageFieldsProps) {
  const t = useText();
  const titleId = useId();
  const keywordsId = useId();
  return (
    <div className={classes.fields} lang={language}>
      {language === 'en' && <p className={classes.hint}>{t(playerTextTexts.englishHint)}</p>}
      <label htmlFor={titleId}>{t(playerTextTexts.heading)}</label>
      <Input
        id={titleId}
        maxLength={TITLE_LENGTH_MAX}
        readOnly={mode === 'look'}
        value={words.title}
        onChange={(event) => onWrite({ title: event.target.value })}
      />
      {text.kind === 'help' && (
        <>
          <label htmlFor={keywordsId}>{t(playerTextTexts.keywords)}</label>
          <Input
            id={keywordsId}
            maxLength={KEYWORDS_LENGTH_MAX}
            readOnly={mode === 'look'}
            value={words.keywords}
            onChange={(event) => onWrite({ keywords: event.target.value })}
          />
        </>
      )}
      <TextEditor
        html={text[language].body}
        language={language}
        mode={mode}
        label={`${t(playerTextTexts.words)} (${t(language === 'sw' ? playerTextTexts.swahili : playerTextTexts.english)})`}
        onChange={(body) => onWrite({ body })}
      />
    </div>
  );
}
