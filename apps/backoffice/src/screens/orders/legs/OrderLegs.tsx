import { useState } from 'react';
import { ordersTexts } from '../../../i18n/texts/orders.ts';
import { useText } from '../../../i18n/use-text.ts';
import classes from '../orders.module.css';
import type { OrderDetailsContent } from '../use-order-details.ts';
import { DecideLegDialog } from './DecideLegDialog.tsx';
import { LegCard } from './LegCard.tsx';
import type { OfficeLeg } from './leg-state.ts';

export function OrderLegs({ order }: { order: OrderDetailsContent }) {
  const t = useText();
  const [deciding, setDeciding] = useState<OfficeLeg>();
  return (
    <section className={classes.part}>
      <h2>{t(ordersTexts.legs)}</h2>
      <ol className={classes.legs}>
        {order.legs.map((leg) => (
          <li key={leg.selection_id}>
            <LegCard leg={leg} onDecide={() => setDeciding(leg)} />
          </li>
        ))}
      </ol>
      {deciding && <DecideLegDialog leg={deciding} onClose={() => setDeciding(undefined)} />}
    </section>
  );
}
