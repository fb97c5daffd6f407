import { userTexts } from '../../../i18n/texts/users.ts';
import { useText } from '../../../i18n/use-text.ts';
import classes from './user-page.module.css';
import { purseText, shillingsText, signedText, type User } from './user-words.ts';

type Figure = {
  readonly key: string;
  readonly title: string;
  readonly value: string;
  readonly remark: string;
  readonly tone?: 'lost';
};

/** What the user has, brought and took, and what the house won or lost by it. */
export function UserFigures({ user }: { user: User }) {
  const t = useText();
  const isLost = user.net_result < 0;
  const figures: readonly Figure[] = [
    {
      key: 'balance',
      title: t(userTexts.balance),
      value: purseText(user.balance),
      remark:
        user.held > 0
          ? t(userTexts.held, { amount: shillingsText(user.held) })
          : t(userTexts.nothingHeld),
    },
    {
      key: 'credit',
      title: t(userTexts.credit),
      value: shillingsText(user.credit_money),
      remark: t(userTexts.creditUse),
    },
    {
      key: 'coin',
      title: t(userTexts.coin),
      value: shillingsText(user.virtual_currency),
      remark: t(userTexts.coinUse),
    },
    {
      key: 'deposits',
      title: t(userTexts.depositsAll),
      value: shillingsText(user.deposits),
      remark: t(userTexts.withdrawnAll, { amount: shillingsText(user.withdrawals) }),
    },
    {
      key: 'stakes',
      title: t(userTexts.stakesAll),
      value: shillingsText(user.stakes),
      remark: t(userTexts.paidAll, { amount: shillingsText(user.payouts) }),
    },
    {
      key: 'result',
      title: t(userTexts.houseResult),
      value: signedText(user.net_result),
      remark: t(userTexts.houseSide),
      ...(isLost && { tone: 'lost' }),
    },
  ];
  return (
    <div className={classes.figures}>
      {figures.map(({ key, title, value, remark, tone }) => (
        <dl key={key} className={`${classes.card} ${classes.figure}`}>
          <dt>{title}</dt>
          <dd className={classes.value} data-tone={tone}>
            {value}
          </dd>
          <dd className={classes.remark} title={remark}>
            {remark}
          </dd>
        </dl>
      ))}
    </div>
  );
}
