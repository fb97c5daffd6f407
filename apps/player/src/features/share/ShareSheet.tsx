import { t } from '../../i18n/i18n.ts';
import { useLayout } from '../../platform/device.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { openSheet } from '../sheet/sheet-history.ts';
import { logShare } from './log-share.ts';
import { slipPicture } from './picture/compose-picture.ts';
import { PictureToSend } from './picture/PictureToSend.tsx';
import type { Measure } from './picture/picture.ts';
import { pictureWords } from './picture/use-picture.ts';
import styles from './share.module.css';
import { copyShared } from './share-slip.ts';
import { type SharedSlip, useSharedSlip } from './shared-slip.ts';

/** A code, its link, and every way to hand them to somebody else. */
export function ShareSheet() {
  const slip = useSharedSlip();
  return (
    <Sheet title={t('share.title')} side="bottom">
      {slip && <Ways slip={slip} />}
    </Sheet>
  );
}

function Ways({ slip }: { slip: SharedSlip }) {
  const { code, link, orderCode: order } = slip;
  return (
    <div className={styles.body}>
      <p className={styles.hint}>{t('share.hint')}</p>
      <CopyRow name={t('slipPanel.code')} value={code} look="code" order={order} />
      <CopyRow name={t('share.link')} value={link} look="link" order={order} />
      <ShareWays slip={slip} />
      <SharePicture slip={slip} />
      <WayBack from={order === undefined ? 'slip' : 'betPlaced'} />
    </div>
  );
}

/** This sheet took the place of another; a desktop's slip has stood beside it all the time. */
function WayBack({ from }: { from: 'slip' | 'betPlaced' }) {
  const layout = useLayout();
  if (from === 'slip' && layout === 'desktop') return null;
  return (
    <Button variant="plain" onClick={() => openSheet(from)}>
      {t(from === 'slip' ? 'share.backToSlip' : 'share.backToBet')}
    </Button>
  );
}

type CopyRowProps = {
  name: string;
  value: string;
  look: 'code' | 'link';
  order: string | undefined;
};

function CopyRow({ name, value, look, order }: CopyRowProps) {
  function copy() {
    logShare(order, look);
    void copyShared(value);
  }
  return (
    <div className={styles.copyRow}>
      <span className={styles.copyText}>
        <small>{name}</small>
        <b className={styles[look]}>{value}</b>
      </span>
      <button type="button" className={styles.copyButton} onClick={copy}>
        <Icon name="copy" size={16} />
        {t('share.copy')}
        <SpokenOnly>{` ${name}`}</SpokenOnly>
      </button>
    </div>
  );
}

const draw = (slip: SharedSlip, measure: Measure) => slipPicture(slip, pictureWords(), measure);

/** The slip as a picture. */
function SharePicture({ slip }: { slip: SharedSlip }) {
  return (
    <PictureToSend
      {...{ told: slip, draw, fileName: `kipute-${slip.code}.png` }}
      label={t('share.picture')}
      order={slip.orderCode}
    />
  );
}

/** Three channels in new tabs, and the device's own choice of apps where it has one. */
function ShareWays({ slip: { code, link, orderCode: order } }: { slip: SharedSlip }) {
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
