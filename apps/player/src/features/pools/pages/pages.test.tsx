import { CallRejected } from '@kipute/api-client/call-rejected';
import { shillings } from '@kipute/domain/money/senti';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import { emptyDraft } from '../buying/draft-store.ts';
import { aFoundTicket, aTicket } from '../fixtures/a-ticket.ts';
import { aMatch, anIssue, aResult, thirteen } from '../fixtures/an-issue.ts';
import { countdownParts, isSpokenAt, secondsUntil } from '../issue/countdown.ts';
import { issuesView } from '../issue/issues-query.ts';
import { longMoment, shortMoment } from '../issue/moment.ts';
import { PoolAmount } from '../issue/PoolHead.tsx';
import { type Issue, isOnSale } from '../issue/pool.ts';
import { onIssueNews, onTicketNews } from '../issue/pool-news.ts';
import { IssueStates } from './IssueStates.tsx';
import { ResultCard, ResultRows } from './ResultList.tsx';
import { RulesText } from './RulesText.tsx';
import { ownOrAnybodys, sharedDraft } from './shared-ticket.ts';
import { OpenedTicketCard } from './TicketsTab.tsx';
import { TierTable } from './TierTable.tsx';

beforeAll(() => loadAreas('pools'));

const spoken = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const drawn = (page: React.ReactNode) => spoken(renderToStaticMarkup(page));

describe('[POL-121] an issue', () => {
  const closeMs = Date.parse(anIssue().close_time);
  const sales = [
    ['a second before it closes', 2, closeMs - 1_000, true],
    ['at its closing time', 2, closeMs, false],
    ['that the house closed', 3, closeMs - 1_000, false],
  ] as const;
  test.each(sales)('is sold %s', (_, status, nowMs, sold) => {
    expect(isOnSale(anIssue({ status }), nowMs)).toBe(sold);
  });

  test('counts down in days, hours, minutes and seconds', () => {
    const seconds = secondsUntil('2026-11-21T13:00:00Z', Date.parse('2026-11-18T15:42:47.200Z'));
    expect(countdownParts(seconds)).toEqual({ days: 2, hours: 21, minutes: 17, seconds: 13 });
    expect(secondsUntil('2026-11-21T13:00:00Z', Date.parse('2026-11-22T00:00:00Z'))).toBe(0);
  });

  test('is spoken of three times', () => {
    expect([61, 60, 59, 10, 1, 0].filter(isSpokenAt)).toEqual([60, 10, 0]);
  });

  test('closes at an hour of East Africa', () => {
    const late = Date.parse('2026-11-21T21:30:00Z');
    expect([longMoment(late), shortMoment(late)]).toEqual(['Jumapili 00:30', 'J’pili 00:30']);
  });

  test('has its whole pool, the last digits in their window', () => {
    const markup = renderToStaticMarkup(<PoolAmount pool={shillings(203_418_800)} />);
    expect(spoken(markup).replaceAll(' ', '')).toBe('TSh203,418,800');
    expect(markup).toMatch(/>800<\/span><\/span>/);
  });
});

test('[POL-120] the issue on sale goes first, those that wait for results beside it', () => {
  const sold = anIssue();
  const closed = anIssue({ id: '46', status: 3 });
  expect(issuesView([closed, sold])).toEqual({ status: 'ready', issue: sold, waiting: [closed] });
  expect(issuesView([closed])).toEqual({ status: 'ready', issue: closed, waiting: [closed] });
  expect(issuesView([])).toEqual({ status: 'empty' });
});

test('[POL-120] issues are asked for at news of issues, tickets at news of money too', () => {
  vi.stubGlobal('window', new EventTarget());
  const asked: string[] = [];
  const leaves = [onIssueNews(() => asked.push('issue')), onTicketNews(() => asked.push('ticket'))];
  window.dispatchEvent(new Event('pool-changed'));
  window.dispatchEvent(new Event('payment-changed'));
  expect(asked).toEqual(['issue', 'ticket', 'ticket']);
  for (const leave of leaves) leave();
  window.dispatchEvent(new Event('pool-changed'));
  expect(asked).toHaveLength(3);
  vi.unstubAllGlobals();
});

const states = [
  [{ status: 'empty' }, 'Hakuna toleo linalouzwa sasa'],
  [{ status: 'failed', retry: () => {} }, 'Jaribu tena'],
] as const;
test.each(states)('[POL-120] without an issue the page says so: %j', (view, words) => {
  expect(drawn(<IssueStates game="jackpot" view={view} />)).toContain(words);
});

test('[POL-133] tiers are told in shillings of the pool as it is', () => {
  const words = drawn(<TierTable issue={anIssue()} />);
  expect(words).toContain('kodi ya zuio 15%');
  expect(words).toContain('13 sahihi zote 85% TSh 172,905,980');
  expect(words).toContain('12 sahihi 10% TSh 20,341,880');
  expect(words).toContain('11 sahihi 5% TSh 10,170,940');
  const fixed = anIssue({ tiers: [{ right: 13, percent: 0, amount: 1_000_000 }] });
  expect(drawn(<TierTable issue={fixed} />)).toContain('kila mstari TSh 1,000,000');
});

const rules = [
  ['the price of a line', {}, 'Kila mstari ni TSh 1,000', true],
  ['the growth', {}, '15% ya kila dau, TSh 150 kwa mstari', true],
  ['no growth', { percentage: 0 }, 'ya kila dau', false],
  ['the multiplier', {}, 'hadi mara 10', true],
  ['no multiplier', { max_multiplier: 1 }, 'kuzidisha dau', false],
  ['the reserves', {}, 'Kuna mechi 3 za akiba', true],
  ['no reserves', { reserves: 0 }, 'Kuna mechi', false],
  ['the tax', { tax_rate: 12 }, 'Kodi ya zuio ya 12%', true],
  ['no tax', { tax_rate: 0 }, 'Kodi ya zuio ya', false],
] as const satisfies readonly (readonly [string, Partial<Issue>, string, boolean])[];
test.each(rules)('[POL-133] the rules say %s', (_, changes, words, isSaid) => {
  const said = drawn(<RulesText issue={anIssue(changes)} how={['Chagua']} />);
  expect(said.includes(words)).toBe(isSaid);
});

describe('[POL-134] a result', () => {
  test('has winners by tier, what was paid and what went on', () => {
    const words = drawn(<ResultCard result={aResult()} />);
    for (const part of [
      'Jackpot 17 · J46 15/11/2026',
      '13 sahihi zote mistari 0 –',
      '12 sahihi mistari 2 TSh 10,205,320',
      'Zilizolipwa TSh 20,410,640',
      'Zimehamia toleo lijalo TSh 183,695,760',
    ]) {
      expect(words).toContain(part);
    }
  });

  test('names the reserve that decided, and a match without one', () => {
    const [first, second, ...rest] = thirteen;
    const matches = [
      { ...(first ?? aMatch()), stand_in: 1, end: 3 as const },
      { ...(second ?? aMatch()), stand_in: 0, end: 3 as const },
      ...rest.map((match) => ({ ...match, home_score: 2, away_score: 1 })),
    ];
    const words = drawn(<ResultCard result={aResult({ matches })} />);
    expect(words).toContain('1 KMC FC – Mashujaa FC Akiba 1 2–1');
    expect(words).toContain('Young Africans – Singida BS haikuchezwa, yahesabiwa sahihi');
  });

  test('that was corrected says so', () => {
    expect(drawn(<ResultCard result={aResult({ corrections: 1 })} />)).toContain('lililipwa upya');
  });

  test('is awaited in words where there is none', () => {
    const list = { status: 'empty', fetchNextPage: () => {} } as const;
    expect(drawn(<ResultRows game="jackpot" list={list} />)).toContain('Bado hakuna matokeo');
  });
});

describe('[POL-128] a shared ticket', () => {
  const issue = anIssue({ id: '46' });
  const before = { ...emptyDraft(issue), paidWith: 'credit' as const };

  test('brings its picks, its reserves and its multiplier', () => {
    const after = sharedDraft(aFoundTicket({ on_sale: 1, multiplier: 3 }), issue, before);
    expect(after).toMatchObject({ issueId: '46', multiplier: 3, paidWith: 'credit' });
    expect(after?.picks.slice(0, 3)).toEqual(['1', '1', '1X']);
    expect(after?.reservePicks).toEqual(['1', '1', '1']);
  });

  const others = [
    ['of an issue that is not sold any more', aFoundTicket({ on_sale: 0 })],
    ['of another issue', aFoundTicket({ on_sale: 1, issue_id: '45' })],
    ['of another shape', aFoundTicket({ on_sale: 1, places: [] })],
  ] as const;
  test.each(others)('%s changes nothing', (_, found) => {
    expect(sharedDraft(found, issue, before)).toBeUndefined();
  });
});

describe('[POL-135] a ticket that statement or message led to', () => {
  const refused = (code: 'pool-ticket-unknown' | 'too-many-requests') => () =>
    Promise.reject(new CallRejected({ code, httpStatus: 200, message: '' }));
  const anybodys = () => Promise.resolve(aFoundTicket());

  test('is one’s own with its money', async () => {
    const won = aTicket({ status: 2, prize: 5_000, after_tax_amount: 4_500, tax_amount: 500 });
    const opened = await ownOrAnybodys({ own: () => Promise.resolve(won), anybodys });
    const words = drawn(<OpenedTicketCard opened={opened} />);
    expect(words).toContain('TSh 4,500');
    expect(words).toContain('TSh 2,000');
  });

  test('of somebody else has none', async () => {
    const opened = await ownOrAnybodys({ own: refused('pool-ticket-unknown'), anybodys });
    const words = drawn(<OpenedTicketCard opened={opened} />);
    expect(words).toContain('Jackpot 17');
    expect(words).not.toContain('TSh');
  });

  test('is not taken for somebody else’s when asking failed', async () => {
    const asked = ownOrAnybodys({ own: refused('too-many-requests'), anybodys });
    await expect(asked).rejects.toBeInstanceOf(CallRejected);
  });
});
