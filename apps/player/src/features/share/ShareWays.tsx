import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { logShare } from './log-share.ts';
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
          onClick={() => logShare(order, id)}
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
            logShare(order, 'device');
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

/** Where most slips go in Tanzania; each has an address that opens with the words filled in. */
const channels = [
  { id: 'whatsapp', name: 'WhatsApp' },
  { id: 'telegram', name: 'Telegram' },
  { id: 'facebook', name: 'Facebook' },
] as const;

type ChannelId = (typeof channels)[number]['id'];

type Said = { readonly text: string; readonly link: string };

/** Plain addresses: no script of theirs runs here and nobody is told who looked (SLIP-41). */
export function channelAddress(channel: ChannelId, { text, link }: Said): string {
  const [words, url] = [encodeURIComponent(text), encodeURIComponent(link)];
  switch (channel) {
    case 'whatsapp':
      return `https://wa.me/?text=${words}%20${url}`;
    case 'telegram':
      return `https://t.me/share/url?url=${url}&text=${words}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
  }
}
