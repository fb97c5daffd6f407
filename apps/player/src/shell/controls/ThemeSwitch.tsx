import { switchTheme, useTheme } from '../../features/theme/theme.ts';
import { t } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';

export function ThemeSwitch() {
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      size={20}
      label={t(dark ? 'shell.useLight' : 'shell.useDark')}
      onClick={switchTheme}
    />
  );
}
