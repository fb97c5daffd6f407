import { BgColorsOutlined } from '@ant-design/icons';
import { Button, Dropdown, Popover, Segmented } from 'antd';
import { languageNames, languages } from '../../i18n/language.ts';
import { keyTexts } from '../../i18n/texts/keys.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import {
  chooseAppearance,
  type Density,
  type ThemeChoice,
  useAppearance,
} from '../../look/appearance-store.ts';
import classes from './header.module.css';

const themeTitles = {
  system: shellTexts.themeSystem,
  light: shellTexts.themeLight,
  dark: shellTexts.themeDark,
} as const satisfies Record<ThemeChoice, unknown>;

const densityTitles = {
  comfortable: shellTexts.densityComfortable,
  compact: shellTexts.densityCompact,
} as const satisfies Record<Density, unknown>;

const keyTitles = { on: keyTexts.on, off: keyTexts.off } as const;

function Choices() {
  const t = useText();
  const { theme, density, singleKeys } = useAppearance();
  return (
    <div className={classes.appearance}>
      <span id="theme-choice">{t(shellTexts.theme)}</span>
      <Segmented<ThemeChoice>
        aria-labelledby="theme-choice"
        value={theme}
        options={(['light', 'dark', 'system'] as const).map((value) => ({
          value,
          label: t(themeTitles[value]),
        }))}
        onChange={(choice) => chooseAppearance({ theme: choice })}
      />
      <span id="density-choice">{t(shellTexts.density)}</span>
      <Segmented<Density>
        aria-labelledby="density-choice"
        value={density}
        options={(['comfortable', 'compact'] as const).map((value) => ({
          value,
          label: t(densityTitles[value]),
        }))}
        onChange={(choice) => chooseAppearance({ density: choice })}
      />
      <span id="keys-choice">{t(keyTexts.singleKeys)}</span>
      <Segmented<'on' | 'off'>
        aria-labelledby="keys-choice"
        value={singleKeys}
        options={(['on', 'off'] as const).map((value) => ({ value, label: t(keyTitles[value]) }))}
        onChange={(choice) => chooseAppearance({ singleKeys: choice })}
      />
    </div>
  );
}

export function AppearanceMenu() {
  const t = useText();
  return (
    <Popover content={<Choices />} trigger="click" placement="bottomRight" arrow={false}>
      <Button
        type="text"
        icon={<BgColorsOutlined />}
        aria-label={`${t(shellTexts.theme)}, ${t(shellTexts.density)}`}
      />
    </Popover>
  );
}

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
