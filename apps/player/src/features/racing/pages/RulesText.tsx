import { formatShillings } from '@kipute/domain/money/senti';
import { racingKinds } from '@kipute/domain/racing/racing-bet';
import { t } from '../../../i18n/i18n.ts';
import { TenPrizes } from '../betting/TenPrizes.tsx';
import {
  coinOf,
  oddsText,
  oddsThousandths,
  type RacingNow,
  type RacingTable,
  statedReturnText,
} from '../round/racing.ts';
import { coinText, kindName } from '../round/words.ts';
import styles from './racing-page.module.css';

/** Rules made from the table of the server, so that they cannot say anything else (RCP-52). */
export function RulesText({ now }: { now: RacingNow }) {
  const { table } = now;
  const parts = [
    { id: 'round', title: t('racing.rules.round'), rules: roundRules(now) },
    { id: 'bets', title: t('racing.rules.bets'), rules: betRules(table) },
    { id: 'ten', title: t('racing.rules.ten'), rules: tenRules(now) },
    { id: 'coin', title: t('racing.rules.coin'), rules: coinRules(table) },
    { id: 'fair', title: t('racing.rules.fair'), rules: fairRules() },
    { id: 'fault', title: t('racing.rules.fault'), rules: faultRules() },
  ];
  return (
    <>
      <ReturnTable table={table} />
      <section className={styles.card}>
        <TenPrizes now={now} />
      </section>
      <section className={styles.card}>
        <div className={styles.rules}>
          {parts.map(({ id, title, rules }) => (
            <div key={id}>
              <h3>{title}</h3>
              <ul>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

function ReturnTable({ table }: { table: RacingTable }) {
  return (
    <section className={styles.card}>
      <table className={styles.returns}>
        <thead>
          <tr>
            <th scope="col">{t('racing.col.kind')}</th>
            <th scope="col">{t('racing.col.odds')}</th>
            <th scope="col">{t('racing.col.returns')}</th>
          </tr>
        </thead>
        <tbody>
          {racingKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{kindName(kind)}</th>
              <td>
                {kind === 'ten-of-ten'
                  ? t('racing.pool')
                  : oddsText(oddsThousandths(table, kind) / 1_000)}
              </td>
              <td>{`${statedReturnText(table, kind)}${kind === 'ten-of-ten' ? '*' : ''}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('racing.returnsMean')}</p>
    </section>
  );
}

/** Of the round that is on, whose pace is that of the day. */
function roundRules({ current }: RacingNow): readonly string[] {
  const rules = [t('racing.rules.cars'), t('racing.rules.closing')];
  if (!current) return rules;
  const at = (instant: string) => Date.parse(instant) / 1_000;
  return [
    t('racing.rules.pace', {
      bets: at(current.end_bet_time) - at(current.start_bet_time),
      closed: at(current.draw_time) - at(current.end_bet_time),
      race: at(current.end_time) - at(current.draw_time),
    }),
    ...rules,
  ];
}

const shown = (wire: number): string => formatShillings(coinOf(wire));

function betRules(table: RacingTable): readonly string[] {
  return [
    t('racing.rules.champion'),
    t('racing.rules.pair'),
    t('racing.rules.three'),
    t('racing.rules.parity'),
    t('racing.rules.size'),
    t('racing.rules.main'),
    t('racing.rules.tickets', { most: table.max_tickets }),
    t('racing.rules.stake', {
      least: shown(table.bet_amount_min),
      most: shown(table.bet_amount_max),
    }),
  ];
}

function tenRules({ table, pool }: RacingNow): readonly string[] {
  const { ten_of_ten_pool_from: from, ten_of_ten_pool_percent: percent } = table;
  return [
    t('racing.rules.tenOrder', { most: shown(table.ten_of_ten_amount_max) }),
    t('racing.rules.tenPool', { from, pool: coinText(coinOf(pool)) }),
    ...(percent > 0 ? [t('racing.rules.tenFed', { percent })] : []),
    t('racing.rules.nine'),
  ];
}

const coinRules = ({ tax_rate }: RacingTable): readonly string[] => [
  t('racing.rules.coinIs'),
  t('racing.rules.coinTax', { percent: tax_rate }),
];

const fairRules = (): readonly string[] => [
  t('racing.rules.sealed'),
  t('racing.rules.opened'),
  t('racing.rules.nobody'),
];

const faultRules = (): readonly string[] => [t('racing.rules.notDrawn'), t('racing.rules.offline')];
