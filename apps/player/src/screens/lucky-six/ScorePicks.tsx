import { useId, useState } from 'react';
import { changeDraft, withPick } from '../../features/pools/buying/draft-store.ts';
import type { BuyView } from '../../features/pools/buying/use-buying.ts';
import { type IssueMatch, placesOf, reservesOf } from '../../features/pools/issue/pool.ts';
import { pickShown } from '../../features/pools/tickets/ticket-words.ts';
import { t } from '../../i18n/i18n.ts';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './lucky-six.module.css';
import { ScoreRow } from './ScoreRow.tsx';
import { firstEmpty, unfoldedWith } from './score-pick.ts';

/** The six matches, then those that stand by: one score for each of them. */
export function ScorePicks({ view }: { view: BuyView }) {
  const { issue, draft } = view;
  const titleId = useId();
  const hand = useHand([...draft.picks, ...draft.reservePicks]);
  const places = placesOf(issue.matches);
  const reserves = reservesOf(issue.matches);
  const rowOf = (match: IssueMatch, at: number) => (
    <ScoreRow
      key={match.match_id}
      {...{ match, isOpen: view.isOpen, ...choosing(view, match) }}
      isInHand={view.isOpen && hand.inHand === at}
      isUnfolded={hand.unfolded.includes(at)}
      onTake={() => hand.take(at)}
    />
  );
  return (
    <>
      <section className={styles.matches} aria-label={issue.label}>
        {places.map(rowOf)}
      </section>
      {reserves.length > 0 && (
        <section className={styles.reserves} aria-labelledby={titleId}>
          <header className={styles.reservesHead}>
            <h2 id={titleId}>{t('luckySix.reserves', { count: reserves.length })}</h2>
            <p>{t('luckySix.reservesText', { count: reserves.length })}</p>
          </header>
          <div className={styles.matches}>
            {reserves.map((match, at) => rowOf(match, places.length + at))}
          </div>
        </section>
      )}
      <p className={styles.how}>
        {t('luckySix.how')} <b>{t('pools.other')}</b>. {t('pools.rules.ordinaryTime')}
      </p>
    </>
  );
}

function useHand(picks: readonly string[]) {
  const [inHand, setInHand] = useState(() => firstEmpty(picks));
  const [unfolded, setUnfolded] = useState<readonly number[]>(inHand === undefined ? [] : [inHand]);
  function take(row: number): void {
    if (row === inHand) return;
    setInHand(row);
    setUnfolded(unfoldedWith(unfolded, row));
  }
  return { inHand, unfolded, take };
}

function choosing({ game, issue, draft }: BuyView, { place, reserve }: IssueMatch) {
  const list = reserve === 1 ? 'reservePicks' : 'picks';
  const at = place - 1;
  return {
    pick: draft[list][at] ?? '',
    onPick: (pick: string) => changeDraft(game, issue, { [list]: withPick(draft[list], at, pick) }),
  };
}

/** The scores as they will stand on the ticket: over the phone's bottom bar, and in the card. */
export function ScoreStrip({ view: { draft } }: { view: BuyView }) {
  const tiles = [
    ...draft.picks.map((pick, at) => ({ pick, name: String(at + 1) })),
    ...draft.reservePicks.map((pick, at) => ({
      pick,
      name: t('pools.reserveTile', { number: at + 1 }),
    })),
  ];
  return (
    <ol className={styles.strip} aria-label={t('luckySix.picks')}>
      {tiles.map(({ pick, name }) => (
        <li key={name} data-look={lookOf(pick)}>
          <small>{name}</small>
          <b>
            {pick === '' ? (
              <>
                <span aria-hidden="true">–</span>
                <SpokenOnly>{t('luckySix.noGoals')}</SpokenOnly>
              </>
            ) : (
              pickShown(pick)
            )}
          </b>
        </li>
      ))}
    </ol>
  );
}

function lookOf(pick: string): 'empty' | 'other' | 'score' {
  if (pick === '') return 'empty';
  return pick === 'other' ? 'other' : 'score';
}
