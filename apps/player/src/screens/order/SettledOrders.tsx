import type { CallContent } from '@kipute/contract/registry';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { Shillings } from '../../features/payments/parts/Shillings.tsx';
import { useQuery } from '../../features/query/use-query.ts';
import { api } from '../../features/wire/api.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { Pills } from '../../ui/control/Pills.tsx';
import { SegmentedControl } from '../../ui/control/SegmentedControl.tsx';
import { OrderList } from './OrderList.tsx';
import { orderEnds } from './order-tabs.ts';
import { useOrderUpdates } from './order-updates.ts';
import styles from './settled.module.css';

/** What was won and lost of late, and the bets it was won and lost with (ORD-75, ORD-76). */
export function SettledOrders({ playerId }: { playerId: string }) {
  const language = useLanguage();
  const { parameters, choose } = useAddressChoice();
  const ended = orderEnds.find((end) => end === parameters.get('ended'));
  return (
    <>
      <Summary playerId={playerId} />
      <Pills
        label={t('orders.ended')}
        choices={[
          { id: 'all', text: t('orders.ended.all') },
          ...orderEnds.map((id) => ({ id, text: t(`orders.ended.${id}`) })),
        ]}
        current={ended ?? 'all'}
        onChoose={(id) => choose('ended', id === 'all' ? '' : id)}
      />
      <OrderList key={`${language} ${ended}`} tab="settled" ended={ended} />
    </>
  );
}

const periods = ['1', '7', '30'] as const;
const daysOf = { '1': 1, '7': 7, '30': 30 } as const;
type Period = (typeof periods)[number];

function Summary({ playerId }: { playerId: string }) {
  const { parameters, choose } = useAddressChoice();
  const period = periods.find((days) => days === parameters.get('days')) ?? '7';
  const summary = useQuery(fetchSummary, `${playerId} ${period}`);
  useOrderUpdates({ refetch: summary.refetch, isAwaited: false });
  return (
    <section className={styles.summary} aria-label={t('orders.summary')}>
      <SegmentedControl
        label={t('orders.period')}
        choices={periods.map((id) => ({ id, text: t(`orders.period.${id}`) }))}
        current={period}
        onChoose={(id) => choose('days', id === '7' ? '' : id)}
      />
      <SummarySums summary={summary.status === 'ready' ? summary.data : undefined} />
    </section>
  );
}

type Sums = CallContent<'order_list/user_summary'>;

const fetchSummary = (key: string): Promise<Sums> => {
  const [, period] = key.split(' ');
  return api.order_list.user_summary({ days: daysOf[period as Period] }, { silent: true });
};

/** A dash until they are known, so that nothing moves. */
export function SummarySums({ summary }: { summary: Sums | undefined }) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('orders.summary.stakes')}</dt>
        <dd>{summary ? <Shillings amount={summary.stakes} /> : '–'}</dd>
      </div>
      <div>
        <dt>{t('orders.summary.returns')}</dt>
        <dd>{summary ? <Shillings amount={summary.returns} /> : '–'}</dd>
      </div>
      <div>
        <dt>{t('orders.summary.net')}</dt>
        <dd data-sign={summary && Math.sign(summary.net)}>
          {summary ? <Net {...summary} /> : '–'}
        </dd>
      </div>
    </dl>
  );
}

function Net({ net }: Pick<Sums, 'net'>) {
  return (
    <>
      {net < 0 ? '−' : ''}
      <Shillings amount={Math.abs(net)} />
    </>
  );
}
