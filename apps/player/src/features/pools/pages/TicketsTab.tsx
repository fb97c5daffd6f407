import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { t, useLanguage } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { SegmentedControl } from '../../../ui/control/SegmentedControl.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useAddressChoice } from '../../address/use-address-choice.ts';
import { usePlayer } from '../../session/session-store.ts';
import { openSheet } from '../../sheet/sheet-history.ts';
import { FoundTicketCard } from '../tickets/FoundTicketCard.tsx';
import { TicketCard } from '../tickets/TicketCard.tsx';
import { TicketList } from '../tickets/TicketList.tsx';
import styles from './pool-page.module.css';
import { type OpenedTicket as Opened, useTicketOf } from './shared-ticket.ts';

type TicketsTabProps = {
  /** Without one, the tickets of both games. */
  game?: PoolGame;
};

/** A player's tickets, open or settled; above them the one whose number led here. */
export function TicketsTab({ game }: TicketsTabProps) {
  const player = usePlayer();
  const language = useLanguage();
  const { parameters, choose } = useAddressChoice();
  const number = parameters.get('number') ?? '';
  const which = parameters.get('which') === 'settled' ? 'settled' : 'open';
  return (
    <div className={styles.results}>
      {number !== '' && (
        <OpenedTicket key={`${player?.id} ${language} ${number}`} number={number} />
      )}
      {player ? (
        <>
          <SegmentedControl
            label={t('pools.which')}
            choices={[
              { id: 'open', text: t('pools.open') },
              { id: 'settled', text: t('pools.settled') },
            ]}
            current={which}
            onChoose={(id) => choose('which', id === 'open' ? '' : id)}
          />
          <TicketList
            key={`${player.id} ${language} ${which}`}
            which={which}
            game={game}
            above={number}
          />
        </>
      ) : (
        <EmptyState icon="ticket" title={t('pools.signIn')} text={t('pools.noneText.open')}>
          <Button onClick={() => openSheet('noLogin')}>
            <Icon name="log-in" size={18} />
            {t('shell.login')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

/** What the statement or a message led to. */
function OpenedTicket({ number }: { number: string }) {
  const { refetch, ...found } = useTicketOf(number, usePlayer() ? 'player' : 'visitor');
  switch (found.status) {
    case 'loading':
      return <Skeleton kind="rows" count={1} />;
    case 'failed':
      return <FailedState onRetry={refetch} />;
    case 'ready':
      return <OpenedTicketCard opened={found.data} />;
  }
}

export function OpenedTicketCard({ opened }: { opened: Opened }) {
  return opened.isOwn ? (
    <TicketCard ticket={opened.ticket} />
  ) : (
    <FoundTicketCard ticket={opened.ticket} />
  );
}
