import type { PlayRights } from '../../features/casino/play-rights.ts';
import { longMoment } from '../../features/casino/played-at.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './casino.module.css';

/** Why there is nothing to tap: the games stay readable, and help is near. */
export function NoPlay({ rights }: { rights: PlayRights }) {
  const words = noPlayWords(rights);
  if (!words) return null;
  return (
    <section className={styles.noPlay}>
      <p>
        <Icon name="info" size={22} />
        <b>{words.title}</b>
      </p>
      <p>{words.text}</p>
      <Button variant="outline" width="full" onClick={() => openSheet('contact')}>
        <Icon name="headset" size={18} />
        {t('casino.contact')}
      </Button>
    </section>
  );
}

function noPlayWords(rights: PlayRights): { title: string; text: string } | undefined {
  switch (rights.kind) {
    case 'resting':
      return {
        title: t('casino.resting', { date: longMoment(rights.until) }),
        text: t('casino.restingText'),
      };
    case 'forbidden':
      return { title: t('casino.forbidden'), text: t('casino.forbiddenText') };
    case 'open':
    case 'visitor':
      return undefined;
  }
}
