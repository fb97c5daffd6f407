import { CallRejected } from '@kipute/api-client/call-rejected';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import {
  type Administrator,
  AdministratorContext,
} from '../../../features/permissions/administrator.tsx';
import { aLinkedAccount, aUser } from './fixtures/a-user.ts';
import { pageCalls } from './page-calls.ts';
import { UserScreen } from './UserScreen.tsx';
import { userKeys } from './use-user-page.ts';

const clerk: Administrator = {
  ...{ id: '1', kind: 'administrator', account: 'rehema', name: 'Rehema', role: 'Super' },
  nodes: new Set(Object.values(pageCalls).map(({ node }) => node)),
  ...{ menuNodes: [], rights: '', googleVerification: 'bound', obstacle: null, idleMinutes: 30 },
};

type Prepare = (client: QueryClient) => void;

function drawn(prepare: Prepare = () => {}, administrator = clerk): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  prepare(client);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AdministratorContext value={administrator}>
        <MemoryRouter initialEntries={[`/users/${aUser.id}`]}>
          <Routes>
            <Route path="/users/:id" element={<UserScreen />} />
          </Routes>
        </MemoryRouter>
      </AdministratorContext>
    </QueryClientProvider>,
  );
}

const detailedKey = userKeys.part(aUser.id, 'detailed');

const failing =
  (queryKey: readonly unknown[], error: Error): Prepare =>
  (client) => {
    const state = { status: 'error', error, fetchStatus: 'idle' } as const;
    client.getQueryCache().build(client, { queryKey }).setState(state);
  };

const knowing: Prepare = (client) => {
  client.setQueryData(detailedKey, aUser);
  client.setQueryData(userKeys.part(aUser.id, 'linked'), [aLinkedAccount]);
  client.setQueryData(userKeys.part(aUser.id, 'notes'), [
    { id: '1', note: 'asked for an ID', by: null, noted_at: '2026-11-18T08:00:00.000Z' },
  ]);
};

describe('[BO-89] the page of a user', () => {
  test('loading', () => {
    expect(drawn()).not.toContain('<h1>');
  });

  test('failed: says so and tries again', () => {
    const html = drawn(failing(detailedKey, new Error('lost')));
    expect(html).toContain('Failed to load');
    expect(html).toContain('Try again');
  });

  test('not there, or not in one’s tree: the same words', () => {
    const code = 'user-unknown' as const;
    const unknown = new CallRejected({ code, httpStatus: 200, message: 'no' });
    expect(drawn(failing(detailedKey, unknown))).toContain('There is no such user');
  });

  test('a part that fails leaves the others alone', () => {
    const html = drawn((client) => {
      knowing(client);
      failing(userKeys.part(aUser.id, 'history', 60), new Error('lost'))(client);
    });
    expect(html).toContain('Failed to load');
    expect(html).toContain('184,250.00');
    expect(html).toContain('asked for an ID');
  });
});

describe('[BO-81, BO-82, BO-83] what stands on it', () => {
  test('for who may do everything: deeds with their keys, and whom the account is like', () => {
    const html = drawn(knowing);
    for (const words of ['Change balance', 'Flags', 'Disable', 'Same device:', '51907 A. Mwaka']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('0754•••318');
    expect(html).toContain('Show the whole phone number');
  });

  test('for an agent: the user and no deed, no time line, no notes, no whole phone', () => {
    const html = drawn(knowing, { ...clerk, kind: 'agent' });
    expect(html).toContain('Asha Mwakalinga');
    expect(html).toContain('House result');
    for (const words of ['Change balance', 'Disable', 'Everything, newest first', 'Transactions']) {
      expect(html).not.toContain(words);
    }
    expect(html).not.toContain('Show the whole phone number');
    expect(html).not.toContain('asked for an ID');
  });
});
