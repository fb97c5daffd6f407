import { QueryClientProvider } from '@tanstack/react-query';
import { App as AntdApp, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import dayjs from 'dayjs';
import 'dayjs/locale/sw';
import { useEffect, useMemo } from 'react';
import { RouterProvider } from 'react-router';
import { queries } from './features/wire/queries.ts';
import { antdSw } from './i18n/antd-sw.ts';
import { useLanguage } from './i18n/use-text.ts';
import { antdTheme } from './look/antd-theme.ts';
import { styleNonce } from './look/style-nonce.ts';
import { useMedia } from './look/use-media.ts';
import { usePaletteOnPage, useTheme } from './look/use-theme.ts';
import { router } from './routes.tsx';
import { Toasts } from './shell/Toasts.tsx';

const antdLocales = { en: enUS, sw: antdSw };

const TOASTS_MAX = 3;

/** The frame of a modal takes no clicks, only what lies in this part of it does. */
const DIALOG = '.ant-modal-container, [role="dialog"]';

/** Popups belong to a landmark or to the dialog they were opened in; dialogs to the page. */
function popupContainer(opener?: HTMLElement): HTMLElement {
  if (!opener) return document.body;
  return opener.closest<HTMLElement>(DIALOG) ?? document.querySelector('main') ?? document.body;
}

export function App() {
  const language = useLanguage();
  const theme = useTheme();
  const motion = useMedia('(prefers-reduced-motion: reduce)') ? 'still' : 'moving';
  const antd = useMemo(() => antdTheme({ theme, motion }), [theme, motion]);
  usePaletteOnPage(theme);
  useEffect(() => {
    document.documentElement.lang = language;
    dayjs.locale(language);
  }, [language]);
  return (
    <ConfigProvider
      theme={antd}
      csp={{ nonce: styleNonce }}
      locale={antdLocales[language]}
      wave={{ disabled: true }}
      getPopupContainer={popupContainer}
    >
      <AntdApp notification={{ placement: 'bottomRight', maxCount: TOASTS_MAX }}>
        <QueryClientProvider client={queries}>
          <Toasts />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AntdApp>
    </ConfigProvider>
  );
}
