import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readListState } from './address/list-state.ts';
import { sampleList, sampleRow } from './fixtures/sample-list.ts';
import { ListBody } from './ListBody.tsx';
import type { ListView } from './page/use-list-page.ts';

const rest = () => {};

function drawn(view: ListView, address = ''): string {
  return renderToStaticMarkup(
    <ListBody
      list={sampleList}
      view={view}
      columns={sampleList.columns.slice(0, 3)}
      state={readListState(sampleList, new URLSearchParams(address))}
      offers={[]}
      selection={[]}
      onSelect={rest}
      onChange={rest}
    />,
  );
}

const answered = { updatedAtMs: 0, freshness: 'fresh', reload: rest } as const;

describe('[BO-27] a list shows one of four states', () => {
  test('loading: bars, and a word for those who cannot see them', () => {
    expect(drawn({ status: 'loading' })).toContain('aria-label="Loading"');
  });

  test('failed: what happened and another try', () => {
    const html = drawn({ status: 'failed', reason: 'Too many requests', reload: rest });
    expect(html).toContain('Failed to load');
    expect(html).toContain('Too many requests');
    expect(html).toContain('Try again');
  });

  test('empty: no data, or none for these filters with a way out', () => {
    const view = { status: 'empty', rows: [], count: 0, ...answered } as const;
    expect(drawn(view)).toContain('No data');
    const filtered = drawn(view, 'name=zzz');
    expect(filtered).toContain('Nothing matches these filters.');
    expect(filtered).toContain('Reset');
    expect(drawn({ ...view, count: 5 }, 'page=9')).toContain('To the first page');
  });

  test('ready: the rows, the sum of their money, where they stand among all', () => {
    const html = drawn({ status: 'ready', rows: [sampleRow], count: 312, ...answered });
    expect(html).toContain('Asha');
    expect(html).toContain('2557•••••456');
    expect(html.match(/12,229\.02/g)).toHaveLength(2);
    expect(html).toContain('1–10 of 312');
  });
});
