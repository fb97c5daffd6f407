import { describe, expect, test } from 'vitest';
import { type Found, foundOptions, targetOf } from './options.ts';

const found = (kind: Found['kind'], id: string, title = id): Found => ({
  ...{ kind, id, title, detail: '' },
});

describe('[FND-07] what Enter opens', () => {
  test.each([
    [found('user', '17'), { go: '/users/17' }],
    [found('agent', '17'), { go: '/agents/17' }],
    [found('manager', '3', 'a.b@c'), { go: '/managers?account=a.b%40c' }],
    [found('order', '99', 'B01'), { go: '/orders?serial_number=B01&row=99' }],
    [found('deposit', '5', 'D01'), { go: '/recharges?serial_number=D01&row=D01' }],
    [found('withdrawal', '5', 'W01'), { go: '/withdrawals?serial_number=W01&row=W01' }],
    [
      { ...found('pool-ticket', '5', 'J01'), issue_id: '46' },
      { go: '/pool-issues/46?tab=tickets&serial_number=J01&row=5' },
    ],
    [found('pool-issue', '46', 'J46'), { go: '/pool-issues/46' }],
    [found('racing-order', '5', 'R01'), { go: '/racing-orders?serial_number=R01&row=5' }],
    [found('match', '77'), { go: '/orders?match_id=77' }],
    [found('booking-code', 'QK7RTB'), { copy: 'QK7RTB' }],
  ])('%j', (one, target) => {
    expect(targetOf(one)).toEqual(target);
  });

  test('what was found is grouped by kind, in the order of the server', () => {
    const groups = foundOptions([found('order', '1'), found('user', '2', ''), found('order', '3')]);
    expect(groups.map(({ key, options }) => [key, options.map(({ title }) => title)])).toEqual([
      ['order', ['1', '3']],
      ['user', ['2']],
    ]);
  });
});
