import { copyText } from '../../../features/share/copy-text.ts';
import { orderCodes } from '../../../features/share/note-share.ts';
import { copyOrdersLink, shareOrders } from '../../../features/share/share-slip.ts';
import type { PlacedOrder } from '../../../features/slip/placing/send-bet.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './placed.module.css';

const copyOrderCodes = (orders: readonly PlacedOrder[]): Promise<void> =>
  copyText(orderCodes(orders));

export function ShareRow({ orders }: { orders: readonly PlacedOrder[] }) {
  const ways = [
    { icon: 'copy', text: t('placed.copyLink'), run: copyOrdersLink },
    { icon: 'share-2', text: t('placed.share'), run: shareOrders },
    { icon: 'ticket', text: t('placed.copyCode'), run: copyOrderCodes },
  ] as const;
  return (
    <div className={styles.ways}>
      {ways.map(({ icon, text, run }) => (
        <button key={icon} type="button" onClick={() => void run(orders)}>
          <Icon name={icon} size={20} />
          {text}
        </button>
      ))}
    </div>
  );
}
