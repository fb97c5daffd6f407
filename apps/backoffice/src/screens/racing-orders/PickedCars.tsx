import { racingTexts } from '../../i18n/texts/racing.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Row } from '../_list-kit/definition/list.ts';
import { CarPlates, FinishPlates } from '../_racing/CarPlates.tsx';
import {
  isOfCars,
  numberWords,
  oddsWords,
  type Pick,
  type RacingOrder,
  typeWords,
} from '../_racing/racing-words.ts';
import classes from './racing-orders.module.css';

/** What a bet says of each kind, and how the cars came in. */
export function PickedCars({ row }: { row: Row }) {
  const t = useText();
  // The list hands its own rows on.
  const { picks, odds, round } = row as unknown as RacingOrder;
  return (
    <>
      <section>
        <h2>{t(racingTexts.picks)}</h2>
        <table className={classes.picks} aria-label={t(racingTexts.picks)}>
          <thead>
            <tr>
              <th scope="col">{t(racingTexts.betType)}</th>
              <th scope="col">{t(racingTexts.chosen)}</th>
              <th scope="col">{t(racingTexts.odds)}</th>
            </tr>
          </thead>
          <tbody>
            {picks.map((pick) => (
              <tr key={pick.bet_type}>
                <th scope="row">{typeWords(pick.bet_type, t)}</th>
                <td>
                  <Chosen pick={pick} />
                </td>
                <td>{oddsOf(odds, pick)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {round.result.length > 0 && (
        <section>
          <h2>{t(racingTexts.order)}</h2>
          <FinishPlates finish={round.result} />
        </section>
      )}
    </>
  );
}

function Chosen({ pick }: { pick: Pick }) {
  const t = useText();
  return isOfCars(pick) ? <CarPlates cars={pick.numbers} /> : numberWords(pick, t);
}

/** Ten-of-ten is paid by its table, not by odds. */
function oddsOf(odds: RacingOrder['odds'], { bet_type }: Pick): string {
  const found = odds.find((one) => one.bet_type === bet_type);
  return found && found.odds > 0 ? oddsWords(found.odds) : '–';
}
