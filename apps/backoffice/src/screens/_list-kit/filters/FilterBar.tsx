import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { ListState } from '../address/list-state.ts';
import type { Filter, List } from '../definition/list.ts';
import { readFilters } from '../definition/read-filters.ts';
import { FilterField } from './FilterField.tsx';
import { cleanDraft, countSet, firstRow } from './filter-draft.ts';
import classes from './filters.module.css';

type FilterBarProps = {
  list: List;
  filters: readonly Filter[];
  values: ListState['filters'];
  onSearch: (values: ListState['filters']) => void;
};

/** The first row is always there; the rest unfolds. Enter or the button asks the question. */
export function FilterBar({ list, filters, values, onSearch }: FilterBarProps) {
  const t = useText();
  const [draft, setDraft] = useState(values);
  const [fold, setFold] = useState<'folded' | 'open'>(() =>
    Object.keys(readFilters(list, values).problems).length > 0 ? 'open' : 'folded',
  );
  const fields = useRef<HTMLDivElement>(null);
  const always = firstRow(filters, useCellsPerRow(fields));
  const others = filters.slice(always.length);
  const setBehind = countSet(others, values);
  const { problems } = readFilters(list, draft);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(cleanDraft(draft));
  };
  const reset = () => {
    setDraft({});
    onSearch({});
  };
  return (
    <form className={classes.bar} aria-label={t(listTexts.filters)} onSubmit={search}>
      <div className={classes.fields} ref={fields}>
        {(fold === 'open' ? filters : always).map((filter) => (
          <FilterField
            key={'field' in filter ? filter.field : filter.from}
            filter={filter}
            draft={draft}
            problems={problems}
            onChange={(part) => setDraft({ ...draft, ...part })}
          />
        ))}
      </div>
      <div className={classes.buttons}>
        <Button type="primary" htmlType="submit" icon={<SearchOutlined />}>
          {t(listTexts.search)}
        </Button>
        <Button onClick={reset}>{t(listTexts.reset)}</Button>
        {others.length > 0 && (
          <Button
            type="link"
            aria-expanded={fold === 'open'}
            icon={fold === 'open' ? <UpOutlined /> : <DownOutlined />}
            iconPlacement="end"
            onClick={() => setFold(fold === 'open' ? 'folded' : 'open')}
          >
            {fold === 'open' && t(listTexts.less)}
            {fold === 'folded' && setBehind > 0 && t(listTexts.moreActive, { count: setBehind })}
            {fold === 'folded' && setBehind === 0 && t(listTexts.more)}
          </Button>
        )}
      </div>
    </form>
  );
}

/** As the style sheet draws the grid: narrowest cell and gap. */
const CELL_PX = 150;
const GAP_PX = 12;

function useCellsPerRow(grid: RefObject<HTMLElement | null>): number {
  const [cells, setCells] = useState(4);
  useLayoutEffect(() => {
    if (!grid.current) return;
    const watching = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      setCells(Math.max(1, Math.floor((width + GAP_PX) / (CELL_PX + GAP_PX))));
    });
    watching.observe(grid.current);
    return () => watching.disconnect();
  }, [grid]);
  return cells;
}
