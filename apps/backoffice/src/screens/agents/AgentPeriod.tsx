import { useQuery } from '@tanstack/react-query';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdministrator } from '../../features/permissions/administrator.tsx';
import { api } from '../../features/wire/api.ts';
import { agentTexts } from '../../i18n/texts/agents.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { keyOfDetail } from '../_detail-kit/use-detail.ts';
import { Cell } from '../_list-kit/cells/Cell.tsx';
import { columnHeading } from '../_list-kit/cells/cell-text.ts';
import { reasonOf } from '../_list-kit/page/use-list-page.ts';
import type { Agent } from './agent-forms.ts';
import classes from './agents.module.css';
import { agentsList } from './agents-list.ts';

const DAY = 'YYYY-MM-DD';
const figureFields: readonly string[] = [
  ...['net_result', 'loss', 'profit', 'recharge_total', 'withdraw_total', 'rewards'],
];
const figures = agentsList.columns.filter(({ field }) => figureFields.includes(field));

type Days = { readonly start_day?: string; readonly end_day?: string };

/** What the tree brought between two days, or since the beginning. */
export function AgentPeriod({ content }: { content: Agent }) {
  const t = useText();
  const { kind, id: ownId } = useAdministrator();
  const [days, setDays] = useState<Days>({});
  const view = useFigures(content, days);
  const isOwn = kind === 'agent' && ownId === content.id;
  return (
    <section className={classes.period} aria-labelledby="agent-period">
      <header>
        <h2 id="agent-period">{t(agentTexts.brought)}</h2>
        <DatePicker.RangePicker
          aria-label={t(agentTexts.period)}
          format={DAY}
          allowEmpty={[true, true]}
          value={[dayOf(days.start_day), dayOf(days.end_day)]}
          onChange={(chosen) => setDays(daysOf(chosen))}
        />
        {isOwn || <Link to={`/users/${content.id}`}>{t(agentTexts.userPage)}</Link>}
      </header>
      {view.isError ? (
        <LoadFailed
          place="part"
          reason={reasonOf(view.error)}
          onRetry={() => void view.refetch()}
        />
      ) : (
        <dl aria-busy={view.isFetching}>
          {figures.map((column) => (
            <div key={column.field}>
              <dt>{columnHeading(column, t)}</dt>
              <dd>
                <Cell column={column} row={view.data ?? content} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const dayOf = (day: string | undefined) => (day === undefined ? null : dayjs(day));

type Chosen = readonly ({ readonly format: (form: string) => string } | null)[] | null;

function daysOf(chosen: Chosen): Days {
  const [from, to] = chosen ?? [];
  return {
    ...(from && { start_day: from.format(DAY) }),
    ...(to && { end_day: to.format(DAY) }),
  };
}

/** Without days these are the figures that the page has already. */
function useFigures(content: Agent, days: Days) {
  const language = useLanguage();
  const isWhole = days.start_day === undefined && days.end_day === undefined;
  return useQuery({
    queryKey: [...keyOfDetail({ call: 'subscriber/detailed_agent' }), language, content.id, days],
    queryFn: ({ signal }) =>
      api.subscriber.detailed_agent({ user_id: content.id, ...days }, { signal, silent: true }),
    enabled: !isWhole,
  });
}
