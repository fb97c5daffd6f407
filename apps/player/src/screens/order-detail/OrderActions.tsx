import { useState } from 'react';
import { bookedSlip } from '../../features/booking-code/booked-picks.ts';
import { takeSlip } from '../../features/booking-code/load-code.ts';
import { bookingLink, makeBookingCode } from '../../features/booking-code/make-code.ts';
import { CopyLine } from '../../features/payments/parts/CopyLine.tsx';
import { shownSerial } from '../../features/payments/payment.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { currentLayout } from '../../platform/device.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Order } from '../order/order-result.ts';
import styles from './order-detail.module.css';

const PENDING = 0;

/** Bet it again, or hand its picks to somebody else. The bet itself stays its player's. */
export function OrderActions({ order }: { order: Order }) {
  const [code, setCode] = useState<string>();
  const [asking, setAsking] = useState<'repeat' | 'code'>();
  const open = order.details.filter(({ outcome }) => outcome === PENDING);

  async function during(what: 'repeat' | 'code', work: () => Promise<void>) {
    setAsking(what);
    await work();
    setAsking(undefined);
  }
  const bookOpenLegs = async () =>
    setCode(
      await makeBookingCode(
        open.map((leg) => ({ selectionId: leg.selection_id, matchId: leg.match_id })),
      ),
    );

  return (
    <Card icon="share-2" title={t('orders.share')} text={t('orders.shareText')}>
      <div className={styles.copies}>
        <CopyLine name={t('orders.number')} value={shownSerial(order.serial_number)} />
        {code && <CopyLine name={t('orders.code')} value={code} />}
        {code && <CopyLine name={t('orders.link')} value={bookingLink(code)} />}
      </div>
      <div className={styles.actions}>
        <Button
          state={asking === 'repeat' ? 'sending' : 'ready'}
          onClick={() => void during('repeat', () => repeatBet(order.id))}
        >
          <Icon name="refresh-cw" size={18} />
          {t('orders.repeat')}
        </Button>
        {open.length > 0 && !code && (
          <Button
            variant="outline"
            state={asking === 'code' ? 'sending' : 'ready'}
            onClick={() => void during('code', bookOpenLegs)}
          >
            <Icon name="share-2" size={18} />
            {t('orders.makeCode')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** What can still be bet on becomes the slip; a phone opens it, a desktop shows it anyway. */
async function repeatBet(id: string): Promise<void> {
  const found = await api.order_list.repeat_betting({ id }).catch(() => undefined);
  if (!found) return;
  const outcome = takeSlip(bookedSlip([...found.success_list, ...found.fail_list]));
  if (outcome === 'loaded' && currentLayout() === 'phone') openSheet('slip');
}
