import type { Locale } from '@kipute/contract/locale';
import { registry } from '@kipute/contract/registry';
import { describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { aBoard, HOUR } from '../fixtures/a-board.ts';
import { told } from '../fixtures/contents.ts';

const asked = (locale: Locale = 'en-US') => contextOf(visitor, { locale });

function world() {
  const fixture = aBoard();
  fixture.country({ id: 2, name: 'England', code: 'GB' }, 'Uingereza');
  fixture.country({ id: 3, name: 'Spain', code: 'ES' }, 'Hispania');
  fixture.country({ id: 4, name: 'Kenya', code: 'KE' });
  fixture.competition({ id: '12', name: 'Championship', countryId: 2 });
  fixture.competition({ id: '13', name: 'Premier League', countryId: 2, popularity: 9 });
  fixture.competition({ id: '14', name: 'La Liga', countryId: 3 });
  fixture.competition({ id: '15', name: 'Friendlies' });
  fixture.match('1').threeWay();
  fixture.match('2', { competitionId: '12' }).threeWay();
  fixture.match('3', { competitionId: '13' }).threeWay();
  fixture.match('4', { competitionId: '13', startsAt: fixture.now + 30 * HOUR }).threeWay();
  fixture.match('5', { competitionId: '14', sportId: 8 }).twoWay({ partId: 60 });
  fixture.match('6', { competitionId: '15', status: 2, partId: 5 }).threeWay().minute(3);
  fixture.match('7', { competitionId: '14', status: 3 }).threeWay();
  return fixture;
}

describe('what leads to a match', () => {
  test('[ODB-35] countries: Tanzania, then by name in the language', async () => {
    const { routes } = world().feature();
    const named = async (locale: Locale) => {
      const { content } = await told(routes['atlassian/screening']({}, asked(locale)));
      return content.country_list.map(({ name, match_num }) => `${name} ${match_num}`);
    };
    expect(await named('en-US')).toEqual(['Tanzania 1', 'England 3', 'International 1', 'Spain 1']);
    expect(await named('sw')).toEqual(['Tanzania 1', 'Hispania 1', 'Kimataifa 1', 'Uingereza 3']);
  });

  test("[ODB-35] the office's sequence counts for more than the name", async () => {
    const { routes } = world().feature({ sequenceOfCountry: (id) => (id === 3 ? 5 : 0) });
    const { content } = await told(routes['atlassian/screening']({}, asked()));
    expect(content.country_list.map(({ id }) => id)).toEqual(['1', '3', '2', '0']);
  });

  test('[ODB-35] the leagues of a country, the popular one first', async () => {
    const { routes } = world().feature();
    const { content } = await told(routes['atlassian/screening']({}, asked()));
    expect(registry['atlassian/screening'].output.parse(content)).toEqual(content);
    expect(content.country_list[1]?.competition_list).toEqual([
      { id: '13', name: 'Premier League', nation_id: '2', match_num: 2 },
      { id: '12', name: 'Championship', nation_id: '2', match_num: 1 },
    ]);
  });

  test('[ODB-36] sports in the order of the house', async () => {
    const { routes } = world().feature();
    const { content } = await told(routes['atlassian/quick_navigation']({}, asked()));
    expect(content).toEqual([
      { id: 1, name: 'Football', match_num: 5, live_num: 1 },
      { id: 8, name: 'Basketball', match_num: 1, live_num: 0 },
    ]);
  });

  test('[ODB-36, LST-11] sports on a day, with what has not begun', async () => {
    const { routes } = world().feature();
    const ask = async (date: string) =>
      (await told(routes['atlassian/quick_navigation']({ date }, asked()))).content.map(
        ({ id, match_num, live_num }) => `${id}: ${match_num} ${live_num}`,
      );
    expect(await ask('2026-03-01')).toEqual(['1: 3 0', '8: 1 0']);
    expect(await ask('2026-03-02')).toEqual(['1: 1 0']);
    expect(await ask('2026-03-03')).toEqual([]);
  });

  test('[ODB-14, ODB-36] seven days with what has not begun', async () => {
    const { routes } = world().feature();
    const { content } = await told(routes['atlassian/get_calendar']({ sport_id: 1 }, asked()));
    expect(content.map(({ date, match_num }) => `${date} ${match_num}`)).toEqual([
      '2026-03-01 3',
      '2026-03-02 1',
      '2026-03-03 0',
      '2026-03-04 0',
      '2026-03-05 0',
      '2026-03-06 0',
      '2026-03-07 0',
    ]);
  });

  test('[ODB-37] leagues whatever their season', async () => {
    const fixture = world();
    fixture.catalogue.leagues.set('50', { id: '50', name: 'Cup', sportId: 1, countryId: null });
    const { routes } = fixture.feature();
    const ask = (sport_id?: number) =>
      told(routes['atlassian/event_template']({ sport_id }, asked()));
    expect((await ask(1)).content).toEqual([
      { id: '50', name: 'Cup', sport_id: 1, nation_id: '0' },
    ]);
    expect((await ask(8)).content).toEqual([]);
  });

  test('[ODB-37] when a market wins, in the language asked', async () => {
    const { routes } = world().feature();
    const ask = (locale: Locale) =>
      told(routes['atlassian/get_BettingType_description']({ bettingTypeId: 69 }, asked(locale)));
    expect((await ask('en-US')).content).toEqual([
      {
        bettingTypeId: 69,
        name: '3 Way (1X2)',
        description: 'Home wins, draw or away wins.',
      },
    ]);
    expect((await ask('sw')).content[0]?.name).toBe('Mshindi (1X2)');
  });

  test('[ODB-37] popular leagues, hidden ones only to who asks', async () => {
    const league = { id: 1, icon: '', leagueIds: ['13', '6'], note: '', isTwoUp: false };
    const { routes } = world().feature({
      popularCompetitions: () => [
        { ...league, titleSw: 'Ligi', titleEn: 'League', sorting: 99, isShown: true },
        { ...league, id: 2, titleSw: 'Kombe', titleEn: 'Cup', sorting: 98, isShown: false },
      ],
    });
    const all = await told(routes['popular/inquire']({}, asked('sw')));
    expect(all.content.map(({ title }) => title)).toEqual(['Ligi', 'Kombe']);
    const shown = await told(routes['popular/inquire']({ show_status: 1 }, asked()));
    expect(shown.content).toEqual([
      {
        id: '1',
        title: 'League',
        country: 'England',
        icon: '',
        associated: '13#6',
        note: '',
        remove_status: 0,
        sorting: 99,
        show_status: 1,
        match_num: 2,
      },
    ]);
  });

  test('[POP-08] a tournament that rests goes behind leagues that play', async () => {
    const league = { icon: '', note: '', isTwoUp: false, isShown: true };
    const { routes } = world().feature({
      popularCompetitions: () => [
        { ...league, id: 1, titleSw: 'Euro', titleEn: 'Euro', leagueIds: [], sorting: 100 },
        { ...league, id: 2, titleSw: 'Ligi', titleEn: 'League', leagueIds: ['13'], sorting: 90 },
      ],
    });
    const { content } = await told(routes['popular/inquire']({}, asked()));
    expect(content.map(({ title, match_num }) => [title, match_num > 0])).toEqual([
      ['League', true],
      ['Euro', false],
    ]);
  });
});
