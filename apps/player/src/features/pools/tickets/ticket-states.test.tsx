import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import { setMatchState } from '../../live-odds/match-state.ts';
import { aFoundTicket, aTicket, placesOfTicket } from '../fixtures/a-ticket.ts';
import type { PoolTicket } from '../issue/pool.ts';
import { FoundTicketCard } from './FoundTicketCard.tsx';
import { TicketCard } from './TicketCard.tsx';
import { TicketRows } from './TicketList.tsx';
import { toldTicket } from './TicketPicture.tsx';
import { ticketPicture } from './ticket-picture.ts';
import { pickShown, ticketLink } from './ticket-words.ts';

beforeAll(() => loadAreas('pools', 'slip'));

const spoken = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const card = (changes: Partial<PoolTicket> = {}) =>
  renderToStaticMarkup(<TicketCard ticket={aTicket(changes)} />);
const words = (changes: Partial<PoolTicket> = {}) => spoken(card(changes));

describe('[POL-131] a ticket in progress', () => {
  test('says what is right, what is to come, what it holds and may reach', () => {
    const said = words();
    for (const part of [
      'Tiketi yako · Jackpot 17 · J46',
      '01KABCDEF234567',
      '11 kati ya 13 sahihi hadi sasa',
      'Bado mechi 1. Unaweza kufika 12: mgao wa 10% ya mfuko.',
      'Ulichofikia sasa: sahihi 11, mgao wa 5% ya mfuko',
    ]) {
      expect(said).toContain(part);
    }
  });

  test('says when no prize can be reached', () => {
    expect(words({ right: 8, reachable: 9 })).toContain('Haiwezi tena kufika ngazi ya zawadi.');
  });

  test('of fixed amounts names them', () => {
    const tiers = [{ right: 12, percent: 0, amount: 500_000 }];
    expect(words({ tiers })).toContain('Unaweza kufika 12: TSh 500,000 kwa mstari.');
  });

  test('waits for its prizes once all matches are over', () => {
    expect(words({ decided: 13, reachable: 11 })).toContain('Malipo yanahesabiwa.');
  });

  test('shows minute and score of the match that is being played', () => {
    expect(words()).toContain('inaendelea Al Ahly – Zamalek');
    const score = { homeScore: '01', awayScore: '00', periods: null };
    const inPlay = { status: 2, statusName: '', ...score, time: '67' };
    setMatchState('01300', inPlay, Date.now());
    const said = words();
    for (const part of ['67', 'Al Ahly 1–0 Zamalek', 'Chaguo lako 1']) expect(said).toContain(part);
  });

  test('has its progress as a value', () => {
    expect(card()).toMatch(/role="progressbar"[^>]*aria-valuemax="13"[^>]*aria-valuenow="11"/);
  });
});

const ends = [
  [
    { status: 2, prize: 10_000_000, tax_amount: 1_500_000, after_tax_amount: 8_500_000 },
    ['Umeshinda', 'TSh 8,500,000', 'Zawadi TSh 10,000,000', 'Kodi ya zuio TSh 1,500,000'],
  ],
  [{ status: 3 }, ['Imepoteza', 'Tiketi hii haikushinda.']],
  [{ status: 4 }, ['Imerejeshwa', 'Toleo limefutwa. Dau lote limerudi.']],
  [{ status: 2, corrections: 1 }, ['ilihesabiwa upya']],
  [{ pay_type: 2 }, ['Dau (bonasi) TSh 2,000']],
] as const satisfies readonly (readonly [Partial<PoolTicket>, readonly string[]])[];

test.each(ends)('[POL-131] a ticket %j', (changes, parts) => {
  const said = words(changes);
  for (const part of parts) expect(said).toContain(part);
});

test('[POL-131] a decided ticket has no match in play', () => {
  expect(words({ status: 3 })).not.toContain('Chaguo lako');
});

test('[POL-130] each mark is said in words, a reserve with its number', () => {
  const places = placesOfTicket.map((place) => {
    if (place.reserve === 1) return { ...place, mark: 'right' as const, pick: 'X' };
    return place.place === 1 ? { ...place, mark: 'replaced' as const, stand_in: 2 } : place;
  });
  const said = words({ places });
  expect(said).toContain('1 X sahihi, Akiba 2');
  expect(said).toContain('si sahihi');
  expect(said).toContain('Porto – Benfica Akiba 2');
});

test('[POL-132] who has the number sees nothing of money', () => {
  const said = spoken(renderToStaticMarkup(<FoundTicketCard ticket={aFoundTicket()} />));
  expect(said).toContain('Tiketi · Jackpot 17 · J46');
  expect(said).toContain('Simba SC – Azam FC');
  expect(said).not.toContain('TSh');
});

const measure = (text: string) => text.length * 10;
const pictured = (ticket: PoolTicket) => {
  const told = toldTicket(ticket, 'https://kipute.test');
  const said = { brand: 'kipute', won: 'Umeshinda', code: 'Namba', safePlay: '18+' };
  const { marks } = ticketPicture(told, said, measure);
  return marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
};

test('[POL-132] the picture has every match, and an amount only of a win', () => {
  const open = pictured(aTicket());
  expect(open.filter((text) => text.includes(' – '))).toHaveLength(13);
  expect(open.join()).not.toContain('TSh');
  expect(open).toContain('kipute.test/string_ball/jackpot?code=01KABCDEF234567');
  expect(pictured(aTicket({ status: 2, after_tax_amount: 8_500_000 }))).toContain('TSh 8,500,000');
});

test('[POL-132] a link leads to the game of the ticket', () => {
  const of = (game: 1 | 2) => ticketLink({ game, serial_number: 'S0AB' }, '');
  expect([of(1), of(2)]).toEqual(['/string_ball/jackpot?code=0AB', '/guess_score?code=0AB']);
});

test('[POL-130] picks are shown as people write them', () => {
  expect(['1X', '2-1', 'other', ''].map(pickShown)).toEqual(['1X', '2–1', 'Nyingine', '–']);
});

type List = Parameters<typeof TicketRows>[0]['list'];
type Shown = List extends infer One
  ? One extends List
    ? Omit<One, 'fetchNextPage'>
    : never
  : never;
const rows = (
  list: Shown,
  { which = 'open', above = '' }: { which?: 'open' | 'settled' | 'archived'; above?: string } = {},
) =>
  spoken(
    renderToStaticMarkup(
      <TicketRows
        list={{ ...list, fetchNextPage: () => {} } as List}
        which={which}
        above={above}
      />,
    ),
  );

describe('[POL-135] a list of tickets', () => {
  test('that failed offers to try again', () => {
    expect(rows({ status: 'failed' })).toContain('Jaribu tena');
  });

  const none = [
    ['open', 'Huna tiketi iliyo wazi'],
    ['settled', 'Huna tiketi iliyokwisha'],
    ['archived', 'Hakuna tiketi ya zamani'],
  ] as const;
  test.each(none)('without any that are %s leads to the matches', (which, title) => {
    const said = rows({ status: 'empty' }, { which });
    expect(said).toContain(title);
    expect(said).toContain('Chagua mechi');
  });

  test('shows them and says how many more there are', () => {
    const list = { status: 'ready', rows: [aTicket()], count: 3, tail: 'more' } as const;
    expect(rows(list)).toContain('1 kati ya 3');
    expect(rows(list)).toContain('Onyesha zaidi');
    expect(rows({ ...list, tail: 'end' })).not.toContain('Onyesha zaidi');
  });

  test.each(['J01KABCDEF234567', '01kabcdef234567'])('leaves out the one above it: %s', (above) => {
    const other = aTicket({ id: '901', serial_number: 'J01KZZZZZZ234567' });
    const list = { status: 'ready', rows: [aTicket(), other], count: 2, tail: 'end' } as const;
    expect(rows(list)).toContain('01KABCDEF234567');
    expect(rows(list, { above })).not.toContain('01KABCDEF234567');
    expect(rows(list, { above })).toContain('01KZZZZZZ234567');
  });
});
