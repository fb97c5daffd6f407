import { fromWireShillings, senti, toWireShillings } from '@kipute/domain/money/senti';
import { Alert } from 'antd';
import { racingTexts } from '../../i18n/texts/racing.ts';
import { type Say, useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import { formatCount, formatMoney } from '../_list-kit/cells/cell-text.ts';
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

/** In senti, because shillings as floating numbers may miss the last cent. */
function resultOf({ bet_amount, paid }: Round['by_type'][number]): number {
  const [stakes, back] = [fromWireShillings(bet_amount), fromWireShillings(paid)];
  return toWireShillings(senti((stakes ?? 0n) - (back ?? 0n)));
}

function ByType({ round: { by_type } }: { round: Round }) {
  const t = useText();
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
                <th scope="col">{t(racingTexts.houseResult)}</th>
              </tr>
            </thead>
            <tbody>
              {by_type.map((one) => (
                <tr key={one.bet_type}>
                  <th scope="row">{typeWords(one.bet_type, t)}</th>
                  <td>{formatCount(one.bets)}</td>
                  <td>{formatMoney(one.bet_amount)}</td>
                  <td>{formatMoney(one.paid)}</td>
                  <td>{formatMoney(resultOf(one))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
