import type { CallInput } from '@kipute/contract/registry';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../features/wire/api.ts';
import { billTexts } from '../../i18n/texts/bills.ts';
import { useText } from '../../i18n/use-text.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { formatCount } from '../_list-kit/cells/cell-text.ts';
import { ListPart, type OpenList, useOpenList } from '../_list-kit/ListPart.tsx';
import { ListTools } from '../_list-kit/ListTools.tsx';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { moneyText } from '../orders/money-text.ts';
import classes from './bills.module.css';
import { billsList } from './bills-list.ts';

/** Lines of one purse, and what all that the filter finds come to. */
export function BillsScreen() {
  const open = useOpenList(billsList);
  return (
    <ScreenFrame intro={billsList.intro} actions={<ListTools open={open} />}>
      <Totals open={open} />
      <ListPart open={open} />
    </ScreenFrame>
  );
}

function Totals({ open: { list, state } }: { open: OpenList }) {
  const t = useText();
  const { page: _, page_size: __, ...filter } = pageRequest(list, state);
  const query = useQuery({
    queryKey: ['bill-totals', filter],
    // Safe because the filters of the list are those of its totals.
    queryFn: () => api.bill.manage_totals(filter as CallInput<'bill/manage_totals'>),
  });
  if (!query.data) return null;
  const { lines, money_in, money_out } = query.data;
  const facts = [
    [billTexts.lines, formatCount(lines)],
    [billTexts.moneyIn, `TSh ${moneyText(money_in)}`],
    [billTexts.moneyOut, `TSh ${moneyText(money_out)}`],
    [billTexts.net, `TSh ${moneyText(money_in - money_out)}`],
  ] as const;
  return (
    <dl className={classes.totals}>
      {facts.map(([name, value]) => (
        <div key={name.en}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
