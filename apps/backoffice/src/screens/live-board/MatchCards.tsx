import type { DeskMatch } from '@kipute/contract/calls/office/live-desk';
import { liveBoardTexts } from '../../i18n/texts/live-board.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { heatOf, inLanguage, shortAmount } from './board-state.ts';
import { MatchName, type TableProps } from './ExposureTable.tsx';
import classes from './live-board.module.css';
import { StateTag } from './StateTag.tsx';

const WORST_SHOWN = 3;

/** On a phone: a card a match, with what hurts most of it. */
export function MatchCards({ matches, scale, onOpen }: TableProps) {
  return (
    <ul className={classes.cards}>
      {matches.map((match) => (
        <li key={match.id} data-match={match.id}>
          <MatchCard match={match} scale={scale} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = Pick<TableProps, 'scale' | 'onOpen'> & { match: DeskMatch };

function MatchCard({ match, scale, onOpen }: CardProps) {
  const t = useText();
  const language = useLanguage();
  const worst = match.selections
    .toSorted((one, other) => one.result - other.result)
    .slice(0, WORST_SHOWN);
  return (
    <>
      <div className={classes.cardHead}>
        <MatchName match={match} onOpen={onOpen} />
        <StateTag match={match} />
      </div>
      <div className={classes.cardWorst}>
        {worst.map((one) => (
          <span
            key={one.id}
            data-heat={`${one.result < 0 ? 'down' : 'up'}${heatOf(one.result, scale)}`}
          >
            <small>{inLanguage(one.name, language)}</small>
            <b>{shortAmount(one.result, 'signed')}</b>
          </span>
        ))}
      </div>
      <small>
        {t(liveBoardTexts.stake)} {shortAmount(match.stake)} · {t(liveBoardTexts.worst)}{' '}
        {shortAmount(match.worst, 'signed')} · {t(liveBoardTexts.bets)} {match.bets_per_minute}
      </small>
    </>
  );
}
