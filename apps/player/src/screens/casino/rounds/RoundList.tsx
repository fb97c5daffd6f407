import { LIST_PAGE_SIZE } from '@kipute/contract/constants/betting/limits';
import { casinoRoundStatuses } from '@kipute/contract/constants/casino/casino';
import { rowsOf } from '@kipute/contract/constants/choice';
import { formatShillings, fromWireShillings, senti } from '@kipute/domain/money/senti';
import { CASINO_PATH, type CasinoRound } from '../../../features/casino/game.ts';
import { type RowsResult, usePagedQuery } from '../../../features/query/paged-query.ts';
import { api } from '../../../features/wire/api.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { shownAmount } from '../../../ui/money-text.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { DayList } from '../../statement/lines/DayList.tsx';
import { eastAfricaTime } from '../../statement/lines/day-groups.ts';
import lines from '../../statement/lines/lines.module.css';
import { RowList } from '../../statement/lines/RowList.tsx';
import styles from './rounds.module.css';

type Age = 'recent' | 'archived';

/** Rounds of the player, newest first, by day. */
export function RoundList({ age }: { age: Age }) {
  const list = usePagedQuery<CasinoRound>({
    fetchPage: (page) =>
      api.casino_order.user_inquire(
        { page, page_size: LIST_PAGE_SIZE, archived: age === 'archived' ? 1 : 0 },
        { silent: true },
      ),
    keyOf: ({ id }) => id,
  });
  return <RoundRows list={list} age={age} />;
}

export function RoundRows({ list, age }: { list: RowsResult<CasinoRound>; age: Age }) {
  return (
    <div className={styles.list}>
      <RowList list={list} end="casino.roundsAll" empty={<NoRounds age={age} />}>
        {(rows) => (
          <DayList rows={rows} instantOf={({ open_time }) => open_time}>
            {(round) => <RoundRow key={round.id} round={round} />}
          </DayList>
        )}
      </RowList>
    </div>
  );
}

function NoRounds({ age }: { age: Age }) {
  if (age === 'archived') {
    return (
      <EmptyState
        icon="archive"
        title={t('casino.noOldRounds')}
        text={t('casino.noOldRoundsText')}
      />
    );
  }
  return (
    <EmptyState icon="dices" title={t('casino.noRounds')} text={t('casino.noRoundsText')}>
      <ButtonLink to={CASINO_PATH}>{t('casino.toLobby')}</ButtonLink>
    </EmptyState>
  );
}

const statuses = new Map(rowsOf(casinoRoundStatuses).map(([, row]) => [row.id as number, row]));
const isClosed = ({ status }: CasinoRound): boolean => status === casinoRoundStatuses.closed.id;

/** What was staked and won, and what that makes; of a round under way only what is known. */
function RoundRow({ round }: { round: CasinoRound }) {
  const isIn = isClosed(round) && round.profit > 0;
  return (
    <li className={lines.row}>
      <span className={lines.sign} data-way={isIn ? 'in' : 'out'}>
        <Icon name={signOf(round)} size={16} />
      </span>
      <p className={lines.what}>
        <b className={lines.name}>{round.game_name}</b>
        <span className={lines.remark}>{moneyWords(round).join(' · ')}</span>
        <small className={lines.meta}>
          <time dateTime={round.open_time}>{eastAfricaTime(round.open_time)}</time>
          {!isClosed(round) && <span>{statuses.get(round.status)?.[currentLanguage()]}</span>}
          <span className={lines.reference}>{round.round}</span>
        </small>
      </p>
      <p className={lines.sums}>
        <b className={lines.change} data-way={isIn ? 'in' : 'out'}>
          {isClosed(round) ? signed(round.profit) : '–'}
        </b>
      </p>
    </li>
  );
}

function signOf(round: CasinoRound) {
  if (!isClosed(round)) return 'hourglass';
  return round.profit > 0 ? 'plus' : 'minus';
}

function moneyWords({ bet_amount, won_amount, tax_amount }: CasinoRound): readonly string[] {
  return [
    t('casino.stake', { amount: shownAmount(bet_amount) }),
    t('casino.won', { amount: shownAmount(won_amount) }),
    ...(tax_amount > 0 ? [t('casino.tax', { amount: shownAmount(tax_amount) })] : []),
  ];
}

/** The sign says it to everybody; the colour only repeats it. */
function signed(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatShillings(fromWireShillings(amount) ?? senti(0n))}`;
}
