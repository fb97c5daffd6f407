import { useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { SlipLeg } from '../view/slip-leg.ts';
import styles from './bet.module.css';

/** Makes a code of what is in the slip and opens the ways to hand it on. */
export function ShareButton({ legs }: { legs: readonly SlipLeg[] }) {
  const [isMaking, setMaking] = useState(false);
  async function share() {
    setMaking(true);
    // Few visits need it, so none pays for it before.
    await import('../../share/share-slip.ts')
      .then(({ shareSlip }) => shareSlip(legs))
      .finally(() => setMaking(false));
  }
  return (
    <button className={styles.share} type="button" disabled={isMaking} onClick={() => void share()}>
      <Icon name="share-2" size={16} />
      {t('slipBet.share')}
    </button>
  );
}
