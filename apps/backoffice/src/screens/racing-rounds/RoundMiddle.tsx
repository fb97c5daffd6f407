import { racingRoundStatuses } from '@kipute/contract/constants/betting/games';
import { Alert } from 'antd';
import { racingTexts } from '../../i18n/texts/racing.ts';
import { type Say, useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import { formatCount, formatMoney, NOTHING } from '../_list-kit/cells/cell-text.ts';
import { FinishPlates } from '../_racing/CarPlates.tsx';
import { type Round, typeWords } from '../_racing/racing-words.ts';
import { RoundProof } from './RoundProof.tsx';
import classes from './racing-rounds.module.css';

/** How the cars came in, what each kind of bet brought, and that it could not have been otherwise. */
export function RoundMiddle({ content: round }: { content: Round }) {
  return (
    <div className={classes.middle}>
      <Finish round={round} />
      <ByType round={round} />
      <RoundProof round={round} />
    </div>
  );
}

function Finish({ round }: { round: Round }) {
  const t = useText();
  return (
    <section className={classes.card} aria-labelledby="round-order">
      <header className={classes.head}>
        <h2 id="round-order">{t(racingTexts.order)}</h2>
      </header>
      {round.result.length > 0 ? (
        <FinishPlates finish={round.result} />
      ) : (
        <Alert type="info" showIcon title={whatItWaitsFor(round, t)} />
      )}
    </section>
  );
}

function whatItWaitsFor(round: Round, t: Say): string {
  const { refunded, end_bet_time, draw_time } = round;
  if (refunded === 1) return t(racingTexts.notDrawn);
  const [closes, starts] = [formatInstant(end_bet_time), formatInstant(draw_time)];
  return t(racingTexts.notYet, { closes, starts });
}

/** Nothing has come back yet of a round that is not decided, and all of one that was refunded. */
const isDecided = ({ status, refunded }: Round): boolean =>
  status === racingRoundStatuses.ended.id && refunded === 0;

function cameBack({ bet_amount, paid }: Round['by_type'][number]): string {
  return bet_amount > 0 ? `${((100 * paid) / bet_amount).toFixed(1)} %` : NOTHING;
}

function ByType({ round }: { round: Round }) {
  const t = useText();
  const { by_type } = round;
  return (
    <section className={classes.card} aria-labelledby="round-types">
      <header className={classes.head}>
        <h2 id="round-types">{t(racingTexts.byType)}</h2>
      </header>
      {by_type.length === 0 ? (
        <p>{t(racingTexts.noBets)}</p>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.table} aria-label={t(racingTexts.byType)}>
            <thead>
              <tr>
                <th scope="col">{t(racingTexts.betType)}</th>
                <th scope="col">{t(racingTexts.bets)}</th>
                <th scope="col">{t(racingTexts.stakes)}</th>
                <th scope="col">{t(racingTexts.paid)}</th>
                <th scope="col">{t(racingTexts.cameBack)}</th>
              </tr>
            </thead>
            <tbody>
              {by_type.map((one) => (
                <tr key={one.bet_type}>
                  <th scope="row">{typeWords(one.bet_type, t)}</th>
                  <td>{formatCount(one.bets)}</td>
                  <td>{formatMoney(one.bet_amount)}</td>
                  <td>{isDecided(round) ? formatMoney(one.paid) : NOTHING}</td>
                  <td>{isDecided(round) ? cameBack(one) : NOTHING}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
