import { COUNT_MAX } from '@kipute/contract/constants/operations/lists';
import { Grid, Pagination } from 'antd';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { ChangeListState, ListState } from '../address/list-state.ts';
import { formatCount } from '../cells/cell-text.ts';
import { type PageSize, pageSizes } from '../definition/list.ts';
import classes from './table.module.css';

type PagerProps = {
  state: ListState;
  count: number;
  onChange: ChangeListState;
};

export function Pager({ state, count, onChange }: PagerProps) {
  const t = useText();
  // One above the limit stands for everything beyond it.
  const isLowerBound = count > COUNT_MAX;
  const isNarrow = Grid.useBreakpoint().md === false;
  return (
    <nav className={classes.pager} aria-label={t(listTexts.pages)}>
      <Pagination
        size="small"
        simple={isNarrow}
        current={state.page}
        pageSize={state.pageSize}
        total={isLowerBound ? COUNT_MAX : count}
        pageSizeOptions={[...pageSizes]}
        showSizeChanger
        showTotal={(total, [from, to]) =>
          t(listTexts.range, {
            from: formatCount(from),
            to: formatCount(to),
            count: isLowerBound
              ? t(listTexts.atLeastCount, { count: formatCount(total) })
              : formatCount(total),
          })
        }
        onChange={(page, size) => {
          const isOtherSize = size !== state.pageSize;
          onChange({ page: isOtherSize ? 1 : page, pageSize: size as PageSize, row: undefined });
        }}
      />
    </nav>
  );
}
