import { formatShillings, senti } from '@kipute/domain/money/senti';
import { type ReactNode, useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { moneyOf } from '../issue/pool.ts';
import { BuyButton } from './BuyButton.tsx';
import styles from './buy.module.css';
import { changeDraft } from './draft-store.ts';
import { linesText } from './ticket-sum.ts';
import type { BuyView } from './use-buying.ts';

type BuyBarProps = {
  view: BuyView;
  /** How far the ticket is filled in: segments, or the picks themselves. */
  strip: ReactNode;
  place: 'bar' | 'card';
};

/** What the ticket costs and the one button: over the phone's bottom bar, or in the card beside. */
export function BuyBar({ view, strip, place }: BuyBarProps) {
  const { issue, sum, state, notice } = view;
  if (state.kind === 'resting') return <BuyButton {...view} />;
  return (
    <div className={classNames(styles.buy, styles[place])}>
      {notice && (
        <Notice tone="danger" icon="triangle-alert" role="alert">
          {notice}
        </Notice>
      )}
      {strip}
      <div className={styles.line}>
        <p className={styles.price}>
          <small>
            {t('pools.linesTimes', {
              count: sum.lines,
              stake: formatShillings(moneyOf(issue.bet_amount)),
            })}
          </small>
          <output aria-label={t('pools.price')}>
            <Money amount={sum.stake} />
          </output>
        </p>
        <BuyButton {...view} />
      </div>
      {state.kind === 'sending' && <p className={styles.hint}>{t('pools.sendingHint')}</p>}
    </div>
  );
}

/** How often each line is bought, and from which purse: above the button, below the matches. */
export function BuyChoices({ view }: { view: BuyView }) {
  return (
    <fieldset className={styles.choices} disabled={!view.isOpen}>
      <Multiplier view={view} />
      <PurseChoice view={view} />
    </fieldset>
  );
}

function Multiplier({ view: { game, issue, draft, sum } }: { view: BuyView }) {
  const label = useId();
  if (issue.max_multiplier < 2) return null;
  const step = (by: number) =>
    changeDraft(game, issue, {
      multiplier: Math.min(issue.max_multiplier, Math.max(1, draft.multiplier + by)),
    });
  return (
    <fieldset className={styles.multiplier} aria-labelledby={label}>
      <span>
        <b id={label}>{t('pools.multiply')}</b>
        <small>{t('pools.linesAre', { lines: linesText(sum) })}</small>
      </span>
      <button
        type="button"
        aria-label={t('pools.less')}
        disabled={draft.multiplier <= 1}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output aria-live="polite">{`×${draft.multiplier}`}</output>
      <button
        type="button"
        aria-label={t('pools.more')}
        disabled={draft.multiplier >= issue.max_multiplier}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </fieldset>
  );
}

const purses = ['balance', 'credit'] as const;

/** Only who has any bonus is asked. */
function PurseChoice({ view: { game, issue, draft, player } }: { view: BuyView }) {
  const name = useId();
  if (!player || (player.credit_money <= 0 && draft.paidWith === 'balance')) return null;
  const held = { balance: moneyOf(player.balance), credit: moneyOf(player.credit_money) };
  return (
    <div className={styles.purses} role="radiogroup" aria-label={t('pools.purse')}>
      {purses.map((purse) => (
        <label key={purse} className={styles.purse}>
          <input
            type="radio"
            name={name}
            checked={draft.paidWith === purse}
            onChange={() => changeDraft(game, issue, { paidWith: purse })}
          />
          <span>
            {t(`pools.purse.${purse}`)}
            <small>{`TSh ${formatShillings(held[purse])}`}</small>
          </span>
        </label>
      ))}
    </div>
  );
}

/** The figures of a new ticket, for the card beside the matches. */
export function BuyFacts({ view: { issue, draft, sum, player } }: { view: BuyView }) {
  const purse = draft.paidWith === 'credit' ? player?.credit_money : player?.balance;
  const left = purse === undefined ? undefined : senti(moneyOf(purse) - sum.stake);
  const facts = [
    issue.max_doubles > 0 && {
      name: t('pools.doubles'),
      value: t('pools.of', { some: sum.doubles, all: issue.max_doubles }),
    },
    {
      name: t('pools.lines'),
      value: linesText(sum),
    },
    { name: t('pools.stakePerLine'), value: <Money amount={moneyOf(issue.bet_amount)} /> },
    left !== undefined &&
      left >= 0n && { name: t('pools.balanceAfter'), value: <Money amount={left} /> },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
