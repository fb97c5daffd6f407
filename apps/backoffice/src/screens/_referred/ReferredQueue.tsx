import { Empty } from 'antd';
import { useState } from 'react';
import { useKeys } from '../../features/keys/keys-store.ts';
import { referredTexts } from '../../i18n/texts/referred.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ReferredCard } from './ReferredCard.tsx';
import classes from './referred.module.css';
import { type ReferredBet, useSecondsSince, useWaitingBets } from './use-referred.ts';

/** Everything that waits for a trader, as a screen or as a narrow panel beside something else. */
export function ReferredQueue({ density }: { density: 'whole' | 'compact' }) {
  const { data, dataUpdatedAt, isError, refetch } = useWaitingBets();
  if (data) return <Waiting bets={data.content} atMs={dataUpdatedAt} density={density} />;
  return isError ? <LoadFailed place="part" onRetry={() => void refetch()} /> : <PageSkeleton />;
}

type WaitingProps = {
  bets: readonly ReferredBet[];
  atMs: number;
  density: 'whole' | 'compact';
};

function Waiting({ bets, atMs, density }: WaitingProps) {
  const t = useText();
  const since = useSecondsSince(atMs);
  const [chosen, setChosen] = useState<string>();
  const at = Math.max(
    0,
    bets.findIndex(({ id }) => id === chosen),
  );
  const go = (by: number) => setChosen(bets[Math.min(bets.length - 1, Math.max(0, at + by))]?.id);
  const goRound = () => setChosen(bets[(at + 1) % Math.max(1, bets.length)]?.id);
  // Beside something else J and K walk through that, and while nothing waits the keys are free.
  const walking =
    density === 'compact'
      ? [{ keys: 'n', title: referredTexts.next, run: goRound }]
      : [
          { keys: 'j', title: referredTexts.next, run: () => go(1) },
          { keys: 'k', title: referredTexts.previous, run: () => go(-1) },
        ];
  useKeys(bets.length > 0 ? walking : []);
  if (bets.length === 0) {
    return (
      <div className={classes.none} data-density={density}>
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          styles={density === 'compact' ? { image: { display: 'none' } } : {}}
          description={`${t(referredTexts.none)}. ${t(referredTexts.noneHint)}`}
        />
      </div>
    );
  }
  return (
    <ul className={classes.queue} data-density={density} aria-label={t(referredTexts.waiting)}>
      {bets.map((bet, index) => (
        <ReferredCard
          key={bet.id}
          bet={bet}
          secondsSince={since}
          isChosen={index === at}
          onChoose={() => setChosen(bet.id)}
        />
      ))}
    </ul>
  );
}
