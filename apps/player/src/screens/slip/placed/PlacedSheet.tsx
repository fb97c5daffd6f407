import { setPicks } from '../../../features/picks/picks-store.ts';
import { type Placed, usePlaced } from '../../../features/slip/placing/placed-orders.ts';
import { t } from '../../../i18n/i18n.ts';
import { Sheet } from '../../../shell/dialog/Sheet.tsx';
import { closeSheet, openSheet } from '../../../shell/dialog/sheet-history.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { OrderLines } from './OrderLines.tsx';
import styles from './placed.module.css';
import { ShareRow } from './ShareRow.tsx';

const DESKTOP = '(min-width: 960px)';

/** The bet stands: what it is called, what it may pay, and what to do next. */
export function PlacedSheet() {
  const placed = usePlaced();
  return (
    <Sheet title={t('placed.title')} side="bottom">
      {placed && <PlacedBets {...placed} />}
    </Sheet>
  );
}

function PlacedBets({ orders, picks, notPlaced }: Placed) {
  const only = orders.length === 1 ? orders[0] : undefined;
  return (
    <div className={styles.body}>
      <span className={styles.tick}>
        <Icon name="check" size={28} />
      </span>
      {orders.map((order) => (
        <OrderLines key={order.id} order={order} isLinked={!only} />
      ))}
      {notPlaced > 0 && <Notice tone="warn">{t('placed.some', { count: notPlaced })}</Notice>}
      <ShareRow orders={orders} />
      <ButtonLink width="full" to={only ? `/order_detailed_info?id=${only.id}` : '/order'} replace>
        {t('placed.check')}
      </ButtonLink>
      <div className={styles.pair}>
        <Button variant="outline" onClick={() => reuse(picks)}>
          {t('placed.reuse')}
        </Button>
        <Button variant="outline" onClick={closeSheet}>
          {t('placed.new')}
        </Button>
      </div>
    </div>
  );
}

/** The same picks stand in the slip again, at the prices of now. */
function reuse(picks: Parameters<typeof setPicks>[0]): void {
  setPicks(picks);
  if (matchMedia(DESKTOP).matches) closeSheet();
  else openSheet('slip');
}
