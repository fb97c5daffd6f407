import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AdministratorContext } from '../../features/permissions/administrator.tsx';
import { LegCard } from './LegCard.tsx';
import type { OfficeLeg } from './leg-state.ts';

const aLeg: OfficeLeg = {
  ...{ match_id: '7', selection_id: '70101', market_id: '701', bettingTypeId: 69, eventPartId: 3 },
  ...{
    market_name: '1X2',
    selection_name: 'Simba SC',
    odds: 2.1,
    odds_before: null,
    outcome: 1,
    isLive: 0,
  },
  ...{ fixture_date: '2026-03-01T16:00:00Z', team_home: 'Simba SC', team_away: 'Young Africans' },
  ...{
    league: 'Ligi Kuu Bara',
    is_final: 0,
    early_settlement_odds: null,
    match_duration: null,
    abnormal_info: '',
    match_status: 3,
    score: '2:1',
  },
  ...{ our_outcome: 4, our_why: '', provider_outcome: 3, revision: 1 },
  doubt: 'The result says "Won", the provider says "Lost"',
  orders_touched: { open: 12, delayed: 0, paid: 0 },
  rulings: [
    {
      ...{ revision: 1, outcome: 1, said_by: 1, administrator: '', note: '' },
      ...{ why: 'kept at the time', ruled_at: '2026-03-01T18:00:00Z' },
    },
  ],
};

const clerk = (nodes: readonly string[]) => ({
  ...{ id: '1', kind: 'administrator' as const, account: 'clerk', name: 'Clerk', role: 'Clerk' },
  ...{ nodes: new Set(nodes), menuNodes: [], rights: '', googleVerification: 'unbound' as const },
  ...{ obstacle: null, idleMinutes: 30 },
});

function drawn(differences: Partial<OfficeLeg> = {}, nodes = ['order_list/update_outcome']) {
  return renderToStaticMarkup(
    <AdministratorContext.Provider value={clerk(nodes)}>
      <LegCard leg={{ ...aLeg, ...differences }} onSetResult={() => {}} />
    </AdministratorContext.Provider>,
  );
}

describe('[BO-38] a leg tells', () => {
  test('what was bet on, what everybody says of it, and why a person must decide', () => {
    const html = drawn();
    for (const words of ['Simba SC – Young Africans', '1X2: Simba SC', 'odds 2.10', 'Ended']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('2:1');
    expect(html).toContain('A person must decide');
    expect(html).toContain('the provider says &quot;Lost&quot;');
    expect(html).toContain('kept at the time');
    expect(html).toContain('2026-03-01 21:00:00 EAT');
  });

  test('nothing of a doubt that nobody has', () => {
    expect(drawn({ doubt: '' })).not.toContain('A person must decide');
  });

  test('why the result does not tell, and that the match is gone', () => {
    const html = drawn({ match_status: 0, our_outcome: null, our_why: 'It was taken away' });
    expect(html).toContain('Taken away by the provider');
    expect(html).toContain('It was taken away');
  });

  test('that nobody has said anything yet', () => {
    expect(drawn({ rulings: [], revision: 0 })).toContain('No decisions yet.');
  });
});

describe('[BO-38] the result is changed', () => {
  test('by who holds the node', () => {
    expect(drawn()).toContain('Change the result');
    expect(drawn({}, ['order_list/inquire'])).not.toContain('Change the result');
  });

  test('of no leg that stands for good', () => {
    const html = drawn({ is_final: 1 });
    expect(html).not.toContain('Change the result');
    expect(html).toContain('Final: it was cancelled or paid early.');
  });
});
