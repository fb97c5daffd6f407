import { invalidateQueries } from '../../features/query/query.ts';
import { setLanguage, t, useLanguage } from '../../i18n/i18n.ts';
import { type Language, languages } from '../../i18n/language.ts';
import { SegmentedControl } from '../../ui/control/SegmentedControl.tsx';

/** Each language is written in itself, so it can be found by those who know no other. */
const languageNames = { sw: 'Kiswahili', en: 'English' } satisfies Record<Language, string>;

export function LanguageSwitch({ form }: { form: 'names' | 'codes' }) {
  return (
    <SegmentedControl
      label={t('shell.language')}
      choices={languages.map((id) => ({
        id,
        text: form === 'names' ? languageNames[id] : id.toUpperCase(),
      }))}
      current={useLanguage()}
      onChoose={(language) => void changeLanguage(language)}
    />
  );
}

/** The server speaks the language of each call, so what it said in the other one is stale. */
async function changeLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  invalidateQueries();
}
