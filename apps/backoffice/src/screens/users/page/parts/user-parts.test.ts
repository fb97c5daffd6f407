import { registry } from '@kipute/contract/registry';
import { describe, expect, test } from 'vitest';
import { aUser } from '../fixtures/a-user.ts';
import { mayCall } from '../page-calls.ts';
import { neighbourOf, partsFor, saidPartCount, userParts } from './user-parts.ts';

const lists = userParts.flatMap((part) => (part.kind === 'list' ? [part] : []));

describe('[BO-86] the parts of a user', () => {
  test.each(lists.map((part) => [part.key, part] as const))(
    '%s reads its own call with the user as a filter that the call knows',
    (_, part) => {
      expect(part.list.call).toBe(part.call);
      const fixed = part.fixed(aUser);
      expect(registry[part.call].input.parse({ page: 1, ...fixed })).toMatchObject(fixed);
      expect(Object.values(fixed)).toContain(aUser.id);
    },
  );

  test('an agent sees invitees, limits and identity', () => {
    const nodes = new Set(['subscriber/inquire', 'order_list/inquire', 'bill/inquire']);
    const shown = partsFor((call) => mayCall({ kind: 'agent', nodes }, call));
    expect(shown.map(({ key }) => key)).toEqual(['limits', 'invitees', 'identity']);
  });

  test('the keys walk round the tabs', () => {
    expect(neighbourOf(userParts, 'bets', 1)?.key).toBe('bills');
    expect(neighbourOf(userParts, 'bets', -1)?.key).toBe('identity');
    expect(neighbourOf(userParts, 'identity', 1)?.key).toBe('bets');
  });

  test('a part that was not counted to its end says so', () => {
    expect([0, 1_000, 1_001].map(saidPartCount)).toEqual(['0', '1,000', '1,000+']);
  });
});
