import { richTextTypes } from '@kipute/contract/constants/content/texts';
import { type MouseEvent, Suspense, useCallback, useEffect, useState } from 'react';
import { loadAreas, type PlainTextKey, t } from '../../i18n/i18n.ts';
import { splitView } from '../../ui/split-view.tsx';
import styles from '../entrance/entrance.module.css';
import { noteShown, noteShownNow } from './shown-versions.ts';

const ReadingDialog = splitView(async () => {
  const [file] = await Promise.all([
    import('../../features/reading/ReadingDialog.tsx'),
    loadAreas('reading'),
  ]);
  return file.ReadingDialog;
});

type ConsentText = {
  readonly type: (typeof richTextTypes)['user-agreement' | 'terms' | 'privacy']['id'];
  readonly path: string;
  readonly name: PlainTextKey;
};

const texts: readonly ConsentText[] = [
  {
    type: richTextTypes['user-agreement'].id,
    path: '/user_agreement',
    name: 'register.readAgreement',
  },
  { type: richTextTypes.terms.id, path: '/rich_text?type=10', name: 'register.readTerms' },
  { type: richTextTypes.privacy.id, path: '/privacy_policy', name: 'register.readPrivacy' },
];

/** What is agreed to, read above the form: what was typed is still there afterwards (AS-06). */
export function ConsentLinks() {
  const [open, setOpen] = useState<ConsentText>();
  const type = open?.type;
  const onRead = useCallback(
    (version: number) => {
      if (type !== undefined) noteShown(type, version);
    },
    [type],
  );
  // Read or not, these are the versions that this form speaks of.
  useEffect(noteShownNow, []);
  function read(event: MouseEvent, text: ConsentText) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(text);
  }
  return (
    <>
      <p className={styles.consent}>
        {t('register.read')}
        {texts.map((text) => (
          <a
            key={text.path}
            className={styles.consentLink}
            href={text.path}
            onClick={(event) => read(event, text)}
          >
            {t(text.name)}
          </a>
        ))}
      </p>
      {open && (
        <Suspense fallback={null}>
          <ReadingDialog
            type={open.type}
            title={t(open.name)}
            onRead={onRead}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
