import { genders } from '@kipute/contract/constants/accounts/profile';
import { languageNames } from '../../../../i18n/language.ts';
import { userTexts } from '../../../../i18n/texts/users.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { formatInstant } from '../../../../time/eat.ts';
import { shillingsText, type User } from '../user-words.ts';
import classes from './parts.module.css';

const NOTHING = '–';

/** What the user told about themselves, and from where they came. */
export function IdentityPart({ user }: { user: User }) {
  const t = useText();
  const gender = Object.values(genders).find(({ id }) => id === user.gender);
  const lines: readonly (readonly [title: string, text: string])[] = [
    [t(userTexts.language), languageNames[user.language === 'sw' ? 'sw' : 'en']],
    [t(userTexts.gender), gender ? t(gender) : NOTHING],
    [t(userTexts.birthday), user.birthday],
    [t(userTexts.mail), user.mail],
    [t(userTexts.location), user.location],
    [t(userTexts.job), user.job],
    [t(userTexts.payoutPhones), user.payout_phones.join(', ')],
    [t(userTexts.registeredFrom), user.register_network],
    [t(userTexts.lastSeenFrom), user.login_network],
    [t(userTexts.invitationCode), user.invitation_code],
    [t(userTexts.returnScale), `${user.return_scale} %`],
  ];
  return (
    <dl className={classes.lines}>
      {lines.map(([title, text]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text || NOTHING}</dd>
        </div>
      ))}
    </dl>
  );
}

const limitWords = {
  deposit: userTexts.limitDeposit,
  loss: userTexts.limitLoss,
  stake: userTexts.limitStake,
} as const satisfies Record<User['limits'][number]['kind'], object>;

const periodWords = {
  day: userTexts.perDay,
  week: userTexts.perWeek,
  month: userTexts.perMonth,
} as const satisfies Record<User['limits'][number]['period'], object>;

/** What the player allowed themselves, and how much of it is used; pauses too. */
export function LimitsPart({ user }: { user: User }) {
  const t = useText();
  const limits = user.limits.filter(({ amount }) => amount !== null);
  return (
    <div className={classes.scroll}>
      {user.pause && (
        <p className={classes.remark}>
          {t(userTexts.paused, { day: formatInstant(user.pause.ends_at) })}
        </p>
      )}
      {limits.length === 0 ? (
        <p className={classes.remark}>{t(userTexts.noLimits)}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t(userTexts.limitWord)}</th>
              <th scope="col">{t(userTexts.periodWord)}</th>
              <th scope="col" className={classes.number}>
                {t(userTexts.amountWord)}
              </th>
              <th scope="col" className={classes.number}>
                {t(userTexts.usedWord)}
              </th>
            </tr>
          </thead>
          <tbody>
            {limits.map(({ kind, period, amount, used }) => (
              <tr key={`${kind} ${period}`}>
                <th scope="row">{t(limitWords[kind])}</th>
                <td>{t(periodWords[period])}</td>
                <td className={classes.number}>{shillingsText(amount ?? 0)}</td>
                <td className={classes.number}>{shillingsText(used)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
