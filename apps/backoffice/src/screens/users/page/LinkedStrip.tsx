import { LinkOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { Link } from 'react-router';
import { userTexts } from '../../../i18n/texts/users.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatInstant } from '../../../time/eat.ts';
import tables from './parts/parts.module.css';
import classes from './user-page.module.css';
import {
  bySharedThing,
  type LinkedAccount,
  type Shared,
  shillingsText,
  signedText,
  type User,
} from './user-words.ts';

const sharedSentence = {
  'payout-phone': userTexts.sharesPayoutPhone,
  device: userTexts.sharesDevice,
  'registration-network': userTexts.sharesNetwork,
} as const satisfies Record<Shared, object>;

const sharedWord = {
  'payout-phone': userTexts.payoutPhone,
  device: userTexts.device,
  'registration-network': userTexts.network,
} as const satisfies Record<Shared, object>;

/** A busy network can be shared by hundreds; the comparison names them all. */
const NAMED_MAX = 4;

type LinkedStripProps = {
  accounts: readonly LinkedAccount[];
  onCompare: () => void;
};

/** Under the head, because who else this may be is what one must know first. */
export function LinkedStrip({ accounts, onCompare }: LinkedStripProps) {
  const t = useText();
  if (accounts.length === 0) return null;
  return (
    <div className={classes.warning} role="note">
      <LinkOutlined aria-hidden />
      <p>
        <b>
          {accounts.length === 1
            ? t(userTexts.linkedOne)
            : t(userTexts.linkedMany, { count: accounts.length })}
        </b>{' '}
        {bySharedThing(accounts).map(({ shared, accounts: sharing }) => (
          <span key={shared} className={classes.group}>
            {t(sharedSentence[shared])}{' '}
            {sharing.slice(0, NAMED_MAX).map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={`/users/${id}`}>
                  {id} {name}
                </Link>
              </span>
            ))}
            {sharing.length > NAMED_MAX &&
              ` ${t(userTexts.moreLinked, { count: sharing.length - NAMED_MAX })}`}
          </span>
        ))}
      </p>
      <Button size="small" onClick={onCompare}>
        {t(userTexts.compare)} <kbd className={classes.kbd}>L</kbd>
      </Button>
    </div>
  );
}

const COMPARE_PX = 900;

type CompareProps = {
  user: User;
  accounts: readonly LinkedAccount[];
  onClose: () => void;
};

/** This account and those like it, side by side. */
export function LinkedComparison({ user, accounts, onClose }: CompareProps) {
  const t = useText();
  const rows = [{ ...user, shares: [] as readonly Shared[] }, ...accounts];
  return (
    <Modal
      open
      width={COMPARE_PX}
      footer={null}
      title={t(userTexts.compareTitle)}
      onCancel={onClose}
    >
      <div className={tables.scroll}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t(userTexts.user)}</th>
              <th scope="col">{t(userTexts.shared)}</th>
              <th scope="col">{t(userTexts.phone)}</th>
              <th scope="col">{t(userTexts.status)}</th>
              <th scope="col">{t(userTexts.registered)}</th>
              <th scope="col" className={tables.number}>
                {t(userTexts.balance)}
              </th>
              <th scope="col" className={tables.number}>
                {t(userTexts.houseResult)}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  {row.id === user.id ? (
                    `${row.id} ${row.name}`
                  ) : (
                    <Link to={`/users/${row.id}`} onClick={onClose}>
                      {row.id} {row.name}
                    </Link>
                  )}
                </th>
                <td>
                  {row.id === user.id
                    ? t(userTexts.thisAccount)
                    : row.shares.map((shared) => t(sharedWord[shared])).join(', ')}
                </td>
                <td>{row.phone}</td>
                <td>{t(row.disabled_status === 1 ? userTexts.disabled : userTexts.normal)}</td>
                <td>{formatInstant(row.register_time).slice(0, 10)}</td>
                <td className={tables.number}>{shillingsText(row.balance)}</td>
                <td className={tables.number}>{signedText(row.net_result)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
