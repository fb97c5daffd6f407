import { useState } from 'react';
import { showToast } from '../../../features/toasts/toast-store.ts';
import { loadAreas, t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { splitView } from '../../../ui/split-view.tsx';
import type { Order } from '../../order/order-result.ts';

const LateWonPicture = splitView(async () => {
  const [{ WonPicture }] = await Promise.all([
    import('./WonPicture.tsx'),
    loadAreas('slip', 'booking'),
  ]);
  return WonPicture;
});

/** A win as a picture for others; what it says of money is its player's to tell (ORD-60). */
export function WonCard({ order }: { order: Order }) {
  const [picture, setPicture] = useState<'unasked' | 'coming' | 'here'>('unasked');

  async function show() {
    setPicture('coming');
    await LateWonPicture.preload().then(
      () => setPicture('here'),
      () => {
        setPicture('unasked');
        showToast({ tone: 'error', text: t('state.failed') });
      },
    );
  }

  return (
    <Card icon="trophy" title={t('orders.wonShare')} text={t('orders.wonShareText')}>
      {picture === 'here' ? (
        <LateWonPicture order={order} />
      ) : (
        <Button
          variant="outline"
          width="full"
          state={picture === 'coming' ? 'sending' : 'ready'}
          onClick={() => void show()}
        >
          <Icon name="share-2" size={18} />
          {t('orders.wonShow')}
        </Button>
      )}
    </Card>
  );
}
