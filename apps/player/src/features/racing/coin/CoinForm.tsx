import { floorToShilling, formatShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { useId, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import { useOnline } from '../../connection/use-online.ts';
import type { UserInfo } from '../../session/session-record.ts';
import { useCell } from '../../store/cell.ts';
import { coinOf } from '../round/racing.ts';
import { ConvertButton } from './ConvertButton.tsx';
import styles from './coin.module.css';
import {
  type ConversionSum,
  conversionSum,
  convertState,
  type Direction,
  directions,
  typedAmount,
} from './conversion.ts';
import { converting, unansweredConversions } from './convert.ts';

type CoinFormProps = {
  player: UserInfo;
  taxPercent: number;
  /** As the address of the page wants it: what was missing for a bet. */
  wanted: Senti;
};

/** Balance to coin and back: tax and result stand there before anything is pressed (RCP-60). */
export function CoinForm({ player, taxPercent, wanted }: CoinFormProps) {
  const [direction, setDirection] = useState<Direction>('to-coin');
  const [amount, setAmount] = useState<Senti>(wanted);
  const { activity: known, notice, done } = useCell(converting);
  const isOnline = useOnline();
  const isUnanswered = known === 'idle' && unansweredConversions(player.id).length > 0;
  const activity = isUnanswered ? 'unsure' : known;
  const purses = { balance: coinOf(player.balance), coin: coinOf(player.virtual_currency) };
  const sum = conversionSum(direction, amount, taxPercent);
  const state = convertState({ activity, direction, amount, purses, isOnline });
  const all = floorToShilling(direction === 'to-coin' ? purses.balance : purses.coin);
  const choose = (next: Direction) => {
    setDirection(next);
    setAmount(senti(0n));
    converting.set({ activity, notice: undefined, done: undefined });
  };
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.fields} disabled={activity !== 'idle'}>
        <DirectionChoice direction={direction} taxPercent={taxPercent} onChoose={choose} />
        <AmountField direction={direction} amount={amount} all={all} onType={setAmount} />
      </fieldset>
      <Sums direction={direction} sum={sum} taxPercent={taxPercent} />
      {notice && (
        <Notice tone="danger" icon="triangle-alert" role="alert">
          {notice}
        </Notice>
      )}
      {done && (
        <Notice tone="good" icon="check" role="status">
          {t(done.direction === 'to-coin' ? 'racing.gotCoin' : 'racing.gotBalance', {
            amount: formatShillings(done.received),
          })}
        </Notice>
      )}
      <ConvertButton
        state={state}
        direction={direction}
        amount={amount}
        onSent={() => setAmount(senti(0n))}
      />
    </form>
  );
}

type DirectionChoiceProps = {
  direction: Direction;
  taxPercent: number;
  onChoose: (direction: Direction) => void;
};

function DirectionChoice({ direction, taxPercent, onChoose }: DirectionChoiceProps) {
  const name = useId();
  const notes = {
    'to-coin': t('racing.free'),
    'to-balance': t('racing.taxOf', { percent: taxPercent }),
  };
  return (
    <div className={styles.ways} role="radiogroup" aria-label={t('racing.direction')}>
      {directions.map((way) => (
        <label key={way} className={styles.way}>
          <input
            type="radio"
            name={name}
            checked={direction === way}
            onChange={() => onChoose(way)}
          />
          <span>
            {t(`racing.way.${way}`)}
            <small>{notes[way]}</small>
          </span>
        </label>
      ))}
    </div>
  );
}

type AmountFieldProps = {
  direction: Direction;
  amount: Senti;
  all: Senti;
  onType: (amount: Senti) => void;
};

function AmountField({ direction, amount, all, onType }: AmountFieldProps) {
  const id = useId();
  return (
    <div className={styles.amount}>
      <label htmlFor={id}>
        <small>{t(direction === 'to-coin' ? 'racing.fromBalance' : 'racing.fromCoin')}</small>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={amount === 0n ? '' : formatShillings(amount)}
          onChange={({ target }) => onType(typedAmount(target.value))}
        />
      </label>
      <button type="button" onClick={() => onType(all)}>
        {t('racing.all')}
      </button>
    </div>
  );
}

type SumsProps = { direction: Direction; sum: ConversionSum; taxPercent: number };

function Sums({ direction, sum: { tax, received }, taxPercent }: SumsProps) {
  const isBack = direction === 'to-balance';
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{isBack ? t('racing.taxLine', { percent: taxPercent }) : t('racing.noTax')}</dt>
        <dd>{tax > 0n ? `−${formatShillings(tax)}` : '0'}</dd>
      </div>
      <div>
        <dt>{t(isBack ? 'racing.youGetBalance' : 'racing.youGetCoin')}</dt>
        <dd>
          <output>{isBack ? `TSh ${formatShillings(received)}` : formatShillings(received)}</output>
        </dd>
      </div>
    </dl>
  );
}
