import { ledgerAccounts } from '@kipute/contract/constants/money/accounts';
import { Link, useParams } from 'react-router';
import { ledgerTexts } from '../../i18n/texts/ledger.ts';
import { useText } from '../../i18n/use-text.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { useScreen } from '../../shell/screen-context.ts';
import { ListPart, useOpenList } from '../_list-kit/ListPart.tsx';
import { accountDayList } from './account-day-list.ts';

const ADDRESS = /^(\d{1,3})-(\d{4}-\d{2}-\d{2})$/;

/** What moved one account on one day; each line leads to its entry. */
export function AccountDayScreen() {
  const { id = '' } = useParams();
  const [, account = '0', day = ''] = ADDRESS.exec(id) ?? [];
  return <AccountDay key={id} account={Number(account)} day={day} />;
}

function AccountDay({ account, day }: { account: number; day: string }) {
  const t = useText();
  const { title } = useScreen();
  const open = useOpenList(accountDayList(account, day));
  const named = Object.values(ledgerAccounts).find((one) => one.id === account);
  return (
    <ScreenFrame
      title={t(ledgerTexts.accountOnDay, { account: named ? t(named) : '', day })}
      back={<Link to={`/trial-balance?day=${day}`}>← {title}</Link>}
    >
      <ListPart open={open} />
    </ScreenFrame>
  );
}
