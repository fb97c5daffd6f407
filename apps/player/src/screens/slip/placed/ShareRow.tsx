import { copyText } from '../../../features/share/copy-text.ts';
import { orderCode } from '../../../features/share/note-share.ts';
import { copyOrderLink, shareOrder } from '../../../features/share/share-slip.ts';
import type { PlacedOrder } from '../../../features/slip/placing/send-bet.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './placed.module.css';

const copyOrderCode = (order: PlacedOrder): Promise<void> => copyText(orderCode(order));

export function ShareRow({ order }: { order: PlacedOrder }) {
  const ways = [
    { icon: 'copy', text: t('placed.copyLink'), run: copyOrderLink },
    { icon: 'share-2', text: t('placed.share'), run: shareOrder },
    { icon: 'ticket', text: t('placed.copyCode'), run: copyOrderCode },
  ] as const;
  return (
    <div className={styles.ways}>
      {ways.map(({ icon, text, run }) => (
        <button key={icon} type="button" onClick={() => void run(order)}>
          <Icon name={icon} size={20} />
          {text}
        </button>
      ))}
    </div>
  );
}
