import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { ListState } from '../address/list-state.ts';
import type { Filter } from '../definition/list.ts';
import { FilterField } from './FilterField.tsx';
import { cleanDraft, countSet, firstRow } from './filter-draft.ts';
import classes from './filters.module.css';
import { useCellsPerRow } from './use-cells-per-row.ts';

type FilterBarProps = {
  filters: readonly Filter[];
  values: ListState['filters'];
  onSearch: (values: ListState['filters']) => void;
};

/** The first row is always there; the rest unfolds. Enter or the button asks the question. */
export function FilterBar({ filters, values, onSearch }: FilterBarProps) {
  const t = useText();
  const [draft, setDraft] = useState(values);
  const [fold, setFold] = useState<'folded' | 'open'>('folded');
  const fields = useRef<HTMLDivElement>(null);
  const always = firstRow(filters, useCellsPerRow(fields));
  const others = filters.slice(always.length);
  const setBehind = countSet(others, values);
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
