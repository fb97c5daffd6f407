import { pickToSend } from '../../features/pools/buying/draft-store.ts';
import type { BuyView } from '../../features/pools/buying/use-buying.ts';
import { placesOf, reservesOf } from '../../features/pools/issue/pool.ts';
import { t } from '../../i18n/i18n.ts';
import styles from './jackpot.module.css';
import { isDouble } from './jackpot-picks.ts';
import { MatchRow, ReserveRow } from './MatchRow.tsx';

/** The thirteen matches and those that stand by. */
export function JackpotPicks({ view }: { view: BuyView }) {
  const { matches } = view.issue;
  const reserves = reservesOf(matches);
  return (
    <>
      <section className={styles.matches} aria-label={view.issue.label}>
        {placesOf(matches).map((match) => (
          <MatchRow key={match.match_id} view={view} match={match} />
        ))}
      </section>
      {reserves.length > 0 && (
        <section className={styles.reserves} aria-labelledby="reserves">
          <header className={styles.reservesHead}>
            <h2 id="reserves">{t('pools.reserves')}</h2>
            <p>{t('pools.reservesText')}</p>
          </header>
          <div className={styles.matches}>
            {reserves.map((match) => (
              <ReserveRow key={match.match_id} view={view} match={match} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

const lookOf = (pick: string): string => {
  if (isDouble(pick)) return 'double';
  return pick === '' ? 'empty' : 'filled';
};

const numbered = (picks: readonly string[]) =>
  picks.map((pick, at) => ({ number: at + 1, pick, look: lookOf(pick) }));

/** A segment for each match: empty, filled, or a double. */
export function Segments({ view: { draft, sum } }: { view: BuyView }) {
  const all = draft.picks.length;
  const filled = draft.picks.filter((pick) => pick !== '').length;
  return (
    <div
      className={styles.segments}
      role="img"
      aria-label={t('pools.filled', { filled, all, count: sum.doubles })}
    >
      {numbered(draft.picks).map(({ number, look }) => (
        <i key={number} data-look={look} />
      ))}
    </div>
  );
}

/** The picks as they will stand on the ticket, those of the reserves after the others. */
export function PickTiles({ view: { game, draft } }: { view: BuyView }) {
  const tiles = [
    ...numbered(draft.picks).map((tile) => ({ ...tile, name: String(tile.number) })),
    ...numbered(draft.reservePicks).map((tile) => ({
      ...tile,
      name: t('pools.reserveTile', { number: tile.number }),
    })),
  ];
  return (
    <ol className={styles.tiles}>
      {tiles.map(({ name, pick, look }) => (
        <li key={name} data-look={look}>
          <small>{name}</small>
          <b>{pickToSend(game, pick) || '–'}</b>
        </li>
      ))}
    </ol>
  );
}
