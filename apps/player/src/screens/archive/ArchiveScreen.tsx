import { Suspense } from 'react';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { SignInFirst } from '../../features/payments/sign-in/sign-in-first.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { loadAreas, t, useLanguage } from '../../i18n/i18n.ts';
import { SegmentedControl } from '../../ui/control/SegmentedControl.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { splitView } from '../../ui/split-view.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { OrderList } from '../order/OrderList.tsx';
import { BillLines } from '../statement/lines/BillLines.tsx';
import { PurseChoice } from '../statement/PurseChoice.tsx';
import { purseIn } from '../statement/purses.ts';
import styles from './archive.module.css';

export function ArchiveScreen() {
  const player = usePlayer();
  useLanguage();
  if (!player) return <SignInFirst title={t('archive.title')} icon="archive" />;
  return <Archive key={player.id} />;
}

const kinds = ['bills', 'orders', 'tickets', 'casino'] as const;

/** Of jackpot and Lucky Six; fewer players have them than bets. */
const LateTickets = splitView(async () => {
  const [{ TicketList }] = await Promise.all([
    import('../../features/pools/tickets/TicketList.tsx'),
    loadAreas('pools'),
  ]);
  return TicketList;
});

const LateRounds = splitView(async () => {
  const [{ RoundList }] = await Promise.all([
    import('../casino/rounds/RoundList.tsx'),
    loadAreas('casino'),
  ]);
  return RoundList;
});

/** Everything that was, on either side of thirty days. */
function Archive() {
  const language = useLanguage();
  const { parameters, choose } = useAddressChoice();
  const purse = purseIn(parameters);
  const age = parameters.get('age') === 'archived' ? 'archived' : 'recent';
  const what = kinds.find((kind) => kind === parameters.get('what')) ?? 'bills';
  return (
    <section className={styles.page}>
      <header>
        <PageTitle>{t('archive.title')}</PageTitle>
        <p className={styles.lead}>{t('archive.lead')}</p>
      </header>
      <div className={styles.choices}>
        <SegmentedControl
          label={t('archive.what')}
          choices={[
            { id: 'bills', text: t('archive.bills') },
            { id: 'orders', text: t('archive.orders') },
            { id: 'tickets', text: t('archive.tickets') },
            { id: 'casino', text: t('archive.casino') },
          ]}
          current={what}
          onChoose={(id) => choose('what', id === 'bills' ? '' : id)}
        />
        <SegmentedControl
          label={t('archive.age')}
          choices={[
            { id: 'recent', text: t('archive.recent') },
            { id: 'archived', text: t('archive.older') },
          ]}
          current={age}
          onChoose={(id) => choose('age', id === 'recent' ? '' : id)}
        />
        {what === 'bills' && (
          <PurseChoice purse={purse} onChoose={(chosen) => choose('type', chosen)} />
        )}
      </div>
      {what === 'bills' && (
        <div className={styles.list}>
          <BillLines key={`${language} ${purse} ${age}`} purse={purse} age={age} kind="all" />
        </div>
      )}
      {what === 'orders' && (
        <OrderList key={`${language} ${age}`} tab={age === 'recent' ? 'settled' : 'archived'} />
      )}
      {what === 'tickets' && (
        <Suspense fallback={<Skeleton kind="rows" count={4} />}>
          <LateTickets
            key={`${language} ${age}`}
            which={age === 'recent' ? 'settled' : 'archived'}
          />
        </Suspense>
      )}
      {what === 'casino' && (
        <Suspense fallback={<Skeleton kind="rows" count={4} />}>
          <LateRounds key={`${language} ${age}`} age={age} />
        </Suspense>
      )}
    </section>
  );
}
