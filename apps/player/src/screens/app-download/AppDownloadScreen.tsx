import { useState } from 'react';
import {
  type Browser,
  browserOf,
  type InstallState,
  installOffer,
} from '../../features/install/browser.ts';
import { install, installPrompt } from '../../features/install/install-prompt.ts';
import { useSite } from '../../features/site/use-site.ts';
import { useCell } from '../../features/store/cell.ts';
import { t } from '../../i18n/i18n.ts';
import { currentPlatform } from '../../platform/platform.ts';
import { Button } from '../../ui/Button.tsx';
import { WovenBanner } from '../../ui/hero/WovenBanner.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import styles from './app-download.module.css';
import { type Drawing, StepDrawing } from './StepDrawing.tsx';
import { browserNames, stepsOf } from './steps.ts';

/** Every browser puts a page on the phone in its own way; each is shown its own. */
export function AppDownloadScreen() {
  const view = useAppDownload();
  return (
    <article className={styles.page}>
      <WovenBanner cloth="green" icon="smartphone" title={t('app.title')} text={t('app.lead')} />
      <section className={styles.card}>
        {view.state === 'in-app' && <Notice tone="good">{t('app.already')}</Notice>}
        {view.state === 'installed' && <Notice tone="good">{t('app.installed')}</Notice>}
        {view.store && <StoreLink address={view.store} />}
        {view.state === 'ready' && (
          <Button onClick={view.install}>
            <Icon name="download" size={18} />
            {t('app.install')}
          </Button>
        )}
        {view.state === 'by-hand' && <Steps browser={view.browser} />}
      </section>
      <Why />
    </article>
  );
}

type AppDownload = {
  readonly state: InstallState;
  readonly browser: Browser;
  readonly store: string;
  readonly install: () => void;
};

const isStandalone = (): boolean => matchMedia('(display-mode: standalone)').matches;

function useAppDownload(): AppDownload {
  const hasPrompt = useCell(installPrompt) !== undefined;
  const [isInstalled, setInstalled] = useState(false);
  const store = useSite()?.app_download ?? '';
  const inApp = currentPlatform() === 'app' || isStandalone();
  const { userAgent, maxTouchPoints: touchPoints } = navigator;
  return {
    ...installOffer({ isInstalled, inApp, hasPrompt, store }),
    browser: browserOf({ userAgent, touchPoints }),
    install: () => void install().then(setInstalled),
  };
}

function StoreLink({ address }: { address: string }) {
  return (
    <a className={styles.store} href={address} target="_blank" rel="noreferrer">
      <Icon name="download" size={18} />
      <span>
        <b>{t('app.store')}</b>
        {t('app.storeHint')}
      </span>
    </a>
  );
}

function Steps({ browser }: { browser: Browser }) {
  if (browser === 'desktop') return <p>{t('app.desktop')}</p>;
  if (browser === 'ios-other') return <Notice tone="warn">{t('app.iosOther')}</Notice>;
  const steps: readonly Drawing[] = stepsOf[browser];
  return (
    <>
      <h2 className={styles.heading}>{t('app.stepsFor', { browser: browserNames[browser] })}</h2>
      <ol className={styles.steps}>
        {steps.map(({ text, ...drawing }) => (
          <li key={text} className={styles.step}>
            <StepDrawing {...drawing} />
            <span>{t(text)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

const reasons = [
  { icon: 'wallet', text: 'app.whyData' },
  { icon: 'wifi-off', text: 'app.whyOffline' },
  { icon: 'smartphone', text: 'app.whySpace' },
] as const;

function Why() {
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('app.why')}</h2>
      <ul className={styles.reasons}>
        {reasons.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={18} />
            {t(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}
