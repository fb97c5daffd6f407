import { registry } from '@kipute/contract/registry';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { composeText } from '../../i18n/text.ts';
import type { Say } from '../../i18n/use-text.ts';
import { draftOf, valuesOf } from '../_form-kit/definition/form-values.ts';
import { cellText } from '../_list-kit/cells/cell-text.ts';
import { alarmsKey, GameAlarms } from './GameAlarms.tsx';
import { type Game, gameForm, gamesList } from './games-list.ts';
import { ReturnInterval } from './ReturnInterval.tsx';
import { resultsList } from './results-list.ts';
import { drawingOf, type GameResult, intervalWords } from './return-interval.ts';

const inEnglish: Say = (text, ...[slots]) => composeText('en', text, slots);

const aGame: Game = {
  ...{ id: '32430', name: 'Aviator', provider: 'demo', provider_name: 'Demo Games' },
  ...{ category: 1, stated_return: 9_700, code: 'aviator', name_sw: 'Aviator' },
  ...{ name_en: 'Aviator', show_status: 1, sorting: 10, is_offered: 1 },
  synced_at: '2026-11-19T04:00:00.000Z',
};

const aResult: GameResult = {
  ...{ game_id: '32430', game_name: 'Aviator', provider: 'demo', rounds: 40_000 },
  ...{ bet_amount: 20_000_000, won_amount: 19_300_000, profit: 700_000 },
  ...{ stated_return: 9_700, observed_return: 9_650, lower_bound: 9_400, upper_bound: 10_000 },
  alarm: 0,
};
const anAlarm: GameResult = { ...aResult, observed_return: 10_600, alarm: 1 };
const nothingYet: GameResult = {
  ...{ ...aResult, rounds: 0, bet_amount: 0, won_amount: 0, profit: 0 },
  ...{ observed_return: null, lower_bound: null, upper_bound: null },
};

describe('[GMO-08] a game is shown, named, sorted and put into a category', () => {
  test('sends what the call takes', async () => {
    const values = valuesOf(gameForm, { ...draftOf(gameForm, aGame), sorting: 3, reason: 'first' });
    const sent = await gameForm.send(values, { subject: aGame, requestKey: 'k' });
    expect(registry['casino_game/update'].input.parse(sent)).toEqual({
      ...{ id: '32430', name_sw: 'Aviator', name_en: 'Aviator', category: 1, sorting: 3 },
      ...{ show_status: 1, reason: 'first' },
    });
  });

  test('the stated return is said in percent', () => {
    const column = gamesList.columns.find(({ field }) => field === 'return_words');
    expect(column && cellText(column, aGame, inEnglish)).toBe('97.00');
  });
});

describe('[GMO-09] what a game paid is drawn against its stated return', () => {
  test('the band holds the stated mark, and the dot lies where it was paid', () => {
    const { from, to, stated, observed, place } = drawingOf(aResult) ?? {};
    expect(place).toBe('inside');
    expect([from, observed, stated, to]).toEqual([from, observed, stated, to].toSorted());
    expect(stated).toBeCloseTo(0.5);
  });

  test('outside of its bounds the dot leaves the band, and nothing leaves the drawing', () => {
    const drawing = drawingOf(anAlarm);
    expect(drawing?.place).toBe('outside');
    expect(drawing?.observed).toBeGreaterThan(drawing?.to ?? 1);
    for (const place of [drawing?.from, drawing?.to, drawing?.stated, drawing?.observed]) {
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThan(1);
    }
  });

  test.each([
    [aResult, 'Paid 96.50 %, stated 97.00 %, bounds 94.00 to 100.00 %: inside its bounds'],
    [anAlarm, 'Paid 106.00 %, stated 97.00 %, bounds 94.00 to 100.00 %: outside its bounds'],
    [nothingYet, 'Nothing was staked'],
  ])('and said in words', (result, words) => {
    expect(intervalWords(result, inEnglish)).toBe(words);
    expect(renderToStaticMarkup(<ReturnInterval row={result} />)).toContain(words);
  });

  test('of one day up to a year', () => {
    const asked = (resultsList.tabs ?? []).map(({ filter }) =>
      registry['casino_game/results'].input.parse(filter),
    );
    expect(asked.map(({ days }) => days)).toEqual([30, 1, 7, 90, 365]);
  });
});

describe('[GMO-10] games that pay outside of what chance allows', () => {
  const above = (results: readonly GameResult[]): string => {
    const client = new QueryClient();
    client.setQueryData(alarmsKey('en'), results);
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <GameAlarms />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  };

  test('are named above the list, with the way to the results', () => {
    const html = above([{ ...aResult, game_name: 'Two Dice' }, anAlarm]);
    expect(html).toContain('Aviator');
    expect(html).not.toContain('Two Dice');
    expect(html).toContain('href="/casino-games/results"');
  });

  test('nothing is said while there are none', () => {
    expect(above([aResult, nothingYet])).toBe('');
  });
});
