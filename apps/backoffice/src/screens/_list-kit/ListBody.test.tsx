import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { AdministratorContext } from '../../features/permissions/administrator.tsx';
import { readListState } from './address/list-state.ts';
import { sampleList, sampleRow } from './fixtures/sample-list.ts';
import { ListBody } from './ListBody.tsx';
import type { ListView } from './page/use-list-page.ts';

const rest = () => {};

const aClerk = {
  ...{ id: '1', kind: 'administrator' as const, account: 'clerk', name: 'Clerk', role: 'Clerk' },
  ...{
    nodes: new Set<string>(),
    menuNodes: [],
    rights: '',
    googleVerification: 'unbound' as const,
  },
  ...{ obstacle: null, idleMinutes: 30 },
};

function drawn(view: ListView, address = ''): string {
  return renderToStaticMarkup(
    <AdministratorContext.Provider value={aClerk}>
      <MemoryRouter>
        <ListBody
          list={sampleList}
          view={view}
          columns={sampleList.columns.slice(0, 3)}
          state={readListState(sampleList, new URLSearchParams(address))}
          offers={[]}
          selection={[]}
          onSelect={rest}
          onChange={rest}
        />
      </MemoryRouter>
    </AdministratorContext.Provider>,
  );
}

const answered = { updatedAtMs: 0, freshness: 'fresh', reload: rest } as const;

describe('[BO-27] a list shows one of its states', () => {
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
    expect(filtered).not.toContain('Drop');
    const narrowed = drawn(view, 'name=zzz&start_time=2026-03-01');
    expect(narrowed).toContain('Drop Name');
    expect(narrowed).toContain('Drop Paid');
    expect(drawn({ ...view, count: 5 }, 'page=9')).toContain('To the first page');
  });

  test('ready: the rows, the sum of their money, where they stand among all', () => {
    const html = drawn({ status: 'ready', rows: [sampleRow], count: 312, ...answered });
    expect(html).toContain('Asha');
    expect(html).toContain('0712•••456');
    expect(html.match(/12,229\.02/g)).toHaveLength(2);
    expect(html).toContain('1–10 of 312');
    const many = drawn({ status: 'ready', rows: [sampleRow], count: 100_001, ...answered });
    expect(many).toContain('1–10 of at least 50,000');
  });

  test('wrongly asked: nothing was asked, and the filters can be reset', () => {
    const html = drawn({ status: 'misasked', problems: {} }, 'status=99');
    expect(html).toContain('Nothing was asked');
    expect(html).toContain('Reset');
  });
});
