import { legStandings, rulingSources } from '@kipute/contract/constants/betting/rulings';
import { matchStatuses } from '@kipute/contract/constants/matches/match-statuses';
import type { Localised } from '@kipute/contract/locale';
import { Button } from 'antd';
import { Can } from '../../features/permissions/administrator.tsx';
import { ordersTexts } from '../../i18n/texts/orders.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import { Cell } from '../_list-kit/cells/Cell.tsx';
import type { Column } from '../_list-kit/definition/list.ts';
import { isBeingSettled, type OfficeLeg } from './leg-state.ts';
import classes from './orders.module.css';

type LegCardProps = { leg: OfficeLeg; onSetResult: () => void };

const nameOf = (choices: Readonly<Record<string, Localised & { id: number }>>, id: number | null) =>
  Object.values(choices).find((choice) => choice.id === id);

/** What was bet on, what everybody says of it, and the button of who may say more. */
export function LegCard({ leg, onSetResult }: LegCardProps) {
  const t = useText();
  const teams = t(ordersTexts.teams, { home: leg.team_home, away: leg.team_away });
  return (
    <article className={classes.leg} aria-label={teams}>
      <header className={classes.legHead}>
        <h3>{teams}</h3>
        <Standing outcome={leg.outcome} />
      </header>
      <p className={classes.pick}>
        {t(ordersTexts.pick, { market: leg.market_name, selection: leg.selection_name })}
        <span className={classes.digits}>
          {' '}
          · {t(ordersTexts.odds, { odds: leg.odds.toFixed(2) })}
        </span>
        {leg.odds_before !== null && (
          <span> · {t(ordersTexts.boosted, { odds: leg.odds_before.toFixed(2) })}</span>
        )}
        {leg.isLive === 1 && <span> · {t(ordersTexts.live)}</span>}
      </p>
      <p className={classes.quiet}>
        {leg.league} · {formatInstant(leg.fixture_date)} ·{' '}
        {t(ordersTexts.matchId, { id: leg.match_id })}
      </p>
      <Settled leg={leg} />
      {leg.doubt !== '' && (
        <p className={classes.doubt}>
          <strong>{t(ordersTexts.needsPerson)}</strong>
          {leg.doubt}
        </p>
      )}
      <Sources leg={leg} />
      <LegRulings rulings={leg.rulings} />
      {leg.is_final === 1 && <p className={classes.quiet}>{t(ordersTexts.final)}</p>}
      {isBeingSettled(leg) && <p role="status">{t(ordersTexts.settling)}</p>}
      {leg.is_final === 0 && (
        <Can node="order_list/update_outcome">
          <Button size="small" onClick={onSetResult}>
            {t(ordersTexts.changeResult)}
          </Button>
        </Can>
      )}
    </article>
  );
}

/** What is kept of a leg when it is sold or decided, and why it was abnormal. */
function Settled({ leg }: { leg: OfficeLeg }) {
  const t = useText();
  const said = [
    leg.early_settlement_odds !== null &&
      t(ordersTexts.soldAt, { odds: leg.early_settlement_odds.toFixed(2) }),
    leg.match_duration !== null && t(ordersTexts.decidedAfter, { minutes: leg.match_duration }),
    leg.abnormal_info !== '' && leg.abnormal_info,
  ].filter((words) => words !== false);
  return said.length > 0 ? <p className={classes.quiet}>{said.join(' · ')}</p> : null;
}

/** What the match, our result and the provider say. */
function Sources({ leg }: { leg: OfficeLeg }) {
  const t = useText();
  const match = nameOf(matchStatuses, leg.match_status);
  const [ours, theirs] = [leg.our_outcome, leg.provider_outcome].map((outcome) =>
    nameOf(legStandings, outcome),
  );
  return (
    <dl className={classes.words}>
      <dt>{t(ordersTexts.match)}</dt>
      <dd>
        {t(match ?? ordersTexts.matchGone)} <b className={classes.digits}>{leg.score}</b>
      </dd>
      <dt>{t(ordersTexts.resultSays)}</dt>
      <dd>{ours ? t(ours) : leg.our_why || t(ordersTexts.noWord)}</dd>
      <dt>{t(ordersTexts.providerSays)}</dt>
      <dd>{t(theirs ?? ordersTexts.noWord)}</dd>
    </dl>
  );
}

/** Every ruling on a selection, oldest first: who made it, when and why. */
function LegRulings({ rulings }: Pick<OfficeLeg, 'rulings'>) {
  const t = useText();
  if (rulings.length === 0) return <p className={classes.quiet}>{t(ordersTexts.noRulings)}</p>;
  return (
    <>
      <h4>{t(ordersTexts.rulings)}</h4>
      <ol className={classes.rulings}>
        {rulings.map((ruling) => (
          <li key={ruling.revision}>
            <Standing outcome={ruling.outcome} />
            <span className={classes.quiet}>
              {t(ordersTexts.saidBy, {
                who: ruling.administrator || t(sourceOf(ruling.said_by)),
                time: formatInstant(ruling.ruled_at),
              })}
            </span>
            {[ruling.why, ruling.note].map(
              (words) => words !== '' && <span key={words}>{words}</span>,
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const sourceOf = (id: number) =>
  id === rulingSources.person.id ? rulingSources.person : rulingSources.grading;

const outcomeColumn: Column = {
  kind: 'status',
  field: 'outcome',
  title: { en: 'Outcome', sw: 'Matokeo' },
  choices: legStandings,
  tones: {
    pending: 'moving',
    abnormal: 'bad',
    win: 'good',
    'half-win': 'good',
    'half-lose': 'waiting',
  },
};

/** A dot and a word, as in every list. */
function Standing({ outcome }: { outcome: number }) {
  return <Cell column={outcomeColumn} row={{ outcome }} />;
}
