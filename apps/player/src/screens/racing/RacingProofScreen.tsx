import { useEffect } from 'react';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { useQuery } from '../../features/query/use-query.ts';
import { RacingFrame } from '../../features/racing/pages/RacingFrame.tsx';
import { ProofCard } from '../../features/racing/proof/ProofCard.tsx';
import { type Round, racingPages } from '../../features/racing/round/racing.ts';
import { useRacing } from '../../features/racing/round/round-query.ts';
import { api } from '../../features/wire/api.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';

/** `/racing/proof?id=`: any round, made again in the browser; without an id the last one. */
export function RacingProofScreen() {
  useLanguage();
  const view = useRacing();
  const named = useAddressChoice().parameters.get('id') ?? '';
  const last = view.status === 'ready' ? (view.data.last?.id ?? '') : '';
  const id = named === '' ? last : named;
  return (
    <RacingFrame tab="proof" head={<PageTitle>{t('racing.proofTitle')}</PageTitle>}>
      <p>{t('racing.proofLead')}</p>
      {id !== '' && <ProofOf key={id} id={id} newest={last} />}
      {id === '' && view.status === 'loading' && <Skeleton kind="reading" count={3} />}
      {id === '' && view.status === 'failed' && <FailedState onRetry={view.retry} />}
      {id === '' && view.status === 'ready' && (
        <EmptyState
          icon="shield-check"
          title={t('racing.noResults')}
          text={t('racing.noResultsText')}
        >
          <ButtonLink to={racingPages.bet}>{t('racing.toRace')}</ButtonLink>
        </EmptyState>
      )}
    </RacingFrame>
  );
}

const fetchRound = (id: string): Promise<Round> => api.racing_round.proof({ id }, { silent: true });

function ProofOf({ id, newest }: { id: string; newest: string }) {
  const { refetch, ...found } = useQuery(fetchRound, id);
  const isSealed = found.status === 'ready' && found.data.seed === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sealed round is asked for once another one has ended.
  useEffect(() => {
    if (isSealed) refetch();
  }, [newest]);
  switch (found.status) {
    case 'loading':
      return <Skeleton kind="reading" count={3} />;
    case 'failed':
      return <FailedState onRetry={refetch} />;
    case 'ready':
      return <ProofCard round={found.data} />;
  }
}
