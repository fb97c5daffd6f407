import { orderResults } from '@kipute/contract/constants/betting/orders';
import { useMemo } from 'react';
import { PictureToSend } from '../../../features/share/picture/PictureToSend.tsx';
import type { Measure } from '../../../features/share/picture/picture.ts';
import { pictureWords } from '../../../features/share/picture/use-picture.ts';
import { type WonSlip, wonPicture } from '../../../features/share/picture/won-picture.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import type { Order } from '../../order/order-result.ts';
import { wonSlipOf } from './won-slip.ts';

function draw(slip: WonSlip, measure: Measure) {
  const words = {
    ...pictureWords(),
    code: t('orders.number'),
    won: orderResults.won[currentLanguage()],
  };
  return wonPicture(slip, words, measure);
}

/** In a file of its own, with the arithmetic of the sheet: few bets win and fewer are shown around. */
export function WonPicture({ order }: { order: Order }) {
  const slip = useMemo(() => wonSlipOf(order, location.origin), [order]);
  return (
    <PictureToSend
      {...{ told: slip, draw, fileName: `kipute-${slip.code}.png` }}
      label={t('orders.wonPicture')}
      order={slip.code}
    />
  );
}
