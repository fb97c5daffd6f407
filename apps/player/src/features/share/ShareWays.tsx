import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { channelAddress, channels } from './channels.ts';
import { noteShare } from './note-share.ts';
import styles from './share.module.css';
import type { SharedSlip } from './shared-slip.ts';

/** Three channels in new tabs, and the device's own choice of apps where it has one. */
export function ShareWays({ slip: { code, link, orderCode: order } }: { slip: SharedSlip }) {
  const text = t('share.text', { code });
  return (
    <div className={styles.ways}>
      {channels.map(({ id, name }) => (
        <a
          key={id}
          href={channelAddress(id, { text, link })}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => noteShare(order, id)}
        >
          <i className={styles[id]} aria-hidden="true">
            {name.charAt(0)}
          </i>
          {name}
        </a>
      ))}
      {'share' in navigator && (
        <button
          type="button"
          onClick={() => {
            noteShare(order, 'device');
            // Who closes the choice again has not met an error.
            navigator.share({ text, url: link }).catch(() => undefined);
          }}
        >
          <i className={styles.device} aria-hidden="true">
            <Icon name="share-2" size={20} />
          </i>
          {t('share.others')}
        </button>
      )}
    </div>
  );
}
