import { Button, Dropdown } from 'antd';
import { languageNames, languages } from '../../i18n/language.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { chooseAppearance } from '../../look/appearance-store.ts';

export function LanguageMenu() {
  const t = useText();
  const current = useLanguage();
  const items = languages.map((language) => ({
    key: language,
    label: <span lang={language}>{languageNames[language]}</span>,
    onClick: () => chooseAppearance({ language }),
  }));
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, selectable: true, selectedKeys: [current] }}
    >
      <Button type="text">
        {current.toUpperCase()}
        <span className="visually-hidden"> {t(shellTexts.language)}</span>
      </Button>
    </Dropdown>
  );
}
