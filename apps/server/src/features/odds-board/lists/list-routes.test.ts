import type { Locale } from '@kipute/contract/locale';
import { describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { aBoard, aChoice, HOUR } from '../fixtures/a-board.ts';
import { told } from '../fixtures/contents.ts';

const asked = (locale: Locale = 'en-US') => contextOf(visitor, { locale });
const page = { page: 1, page_size: 10 };
const DAY = 24 * HOUR;

const idsOf = ({ content }: { readonly content: readonly { readonly id: string }[] }) =>
  content.map(({ id }) => id).join(' ');

/** 1 to 5 before their start, 11 to 13 in play. */
function world() {
  const fixture = aBoard();
  fixture.country({ id: 2, name: 'England', code: 'GB' }, 'Uingereza');
  fixture.competition({
    id: '12',
    name: 'Premier League',
    countryId: 2,
    leagueId: '50',
    popularity: 9,
  });
  fixture.match('1', { startsAt: fixture.now + 2 * HOUR }).threeWay();
  fixture.match('2', { startsAt: fixture.now + HOUR, competitionId: '12' }).threeWay();
  fixture.match('3', { startsAt: fixture.now + HOUR, popularity: 5 }).threeWay();
  fixture.match('4', { startsAt: fixture.now + DAY, sportId: 8 }).twoWay({ partId: 60 });
  fixture.match('5', { startsAt: fixture.now + 9 * HOUR }).threeWay([], { offerStatus: 7 });
  const live = { status: 2, partId: 5, startsAt: fixture.now - HOUR };
  fixture.match('11', live).threeWay().minute(40);
  fixture
    .match('12', { ...live, competitionId: '12' })
    .threeWay()
    .minute(41);
  fixture.match('13', { ...live, partId: null }).threeWay();
  return fixture;
}

describe('lists of matches', () => {
  test('[ODB-15] upcoming, soonest first, then the more popular', async () => {
    const { routes } = world().feature();
    const list = await told(routes['atlassian/ready_start'](page, asked()));
    expect([idsOf(list), list.count]).toEqual(['3 2 1 4', 4]);
  });

  test('[ODB-14, ODB-15] upcoming of a day in East Africa, league by league', async () => {
    const { routes } = world().feature();
    const ask = (date: string) =>
      told(routes['atlassian/ready_start']({ ...page, date }, asked())).then(idsOf);
    expect(await ask('2026-03-01')).toBe('2 3 1');
    expect(await ask('2026-03-02')).toBe('4');
  });

  test('[ODB-15] beginning within hours, of a sport', async () => {
    const { routes } = world().feature();
    const soon = await told(routes['atlassian/upcom']({ ...page, hours: 1 }, asked()));
    expect(idsOf(soon)).toBe('3 2');
    const basketball = { ...page, hours: 24, sport_id: 8 };
    expect(idsOf(await told(routes['atlassian/upcom'](basketball, asked())))).toBe('4');
  });

  test('[ODB-11] a locked match comes back with its first open price', async () => {
    const fixture = world();
    const { routes } = fixture.feature();
    fixture.catalogue.changeOffer('501011', { status: 1 });
    const list = await told(routes['atlassian/ready_start'](page, asked()));
    expect(idsOf(list)).toBe('3 2 1 5 4');
  });

  test('[ODB-11, ODB-15] live: known minutes only, the popular competition first', async () => {
    const { routes } = world().feature();
    const list = await told(routes['atlassian/get_rolling_ball'](page, asked()));
    expect([idsOf(list), list.count]).toEqual(['12 11', 2]);
    const number = await told(routes['atlassian/get_rolling_ball_number']({}, asked()));
    expect(number.content).toEqual({ total: 2 });
  });

  test('[ODB-30] pages, and one beyond the end', async () => {
    const { routes } = world().feature();
    const ask = (number: number) =>
      told(routes['atlassian/ready_start']({ page: number, page_size: 3 }, asked()));
    const pages = [await ask(1), await ask(2), await ask(3)];
    expect(pages.map((one) => [idsOf(one), one.count])).toEqual([
      ['3 2 1', 4],
      ['4', 4],
      ['', 4],
    ]);
  });

  test('[ODB-28] the chosen market comes along', async () => {
    const { routes } = world().feature();
    const request = { ...page, selected_classification: 69 };
    const { content } = await told(routes['atlassian/more_class_ready_start'](request, asked()));
    expect(content[0]?.bet_list.map(({ bettingTypeId }) => bettingTypeId)).toEqual([69]);
  });

  test('[ODB-31] by country and by league, live ones first', async () => {
    const { routes } = world().feature();
    const country = routes['atlassian/national_competition'](
      { ...page, national_id: '2' },
      asked(),
    );
    expect(idsOf(await told(country))).toBe('12 2');
    const search = { ...page, selected_classification: 69 };
    for (const competition_id of ['12', '50']) {
      const league = routes['atlassian/league_search_query_new'](
        { ...search, competition_id },
        asked(),
      );
      expect(idsOf(await told(league))).toBe('12 2');
    }
  });

  test('[ODB-31] a league says which page of it this is, as the specification has it', async () => {
    const { routes } = world().feature();
    for (const number of [1, 2, 9]) {
      const request = { page: number, page_size: 1, selected_classification: 69 };
      const league = routes['atlassian/league_search_query_new'](
        { ...request, competition_id: '12' },
        asked(),
      );
      expect(await told(league)).toMatchObject({ count: 2, page: number });
    }
    expect(await told(routes['atlassian/ready_start'](page, asked()))).not.toHaveProperty('page');
  });

  test('[ODB-31] all matches of a league, listed or not, without their markets', async () => {
    const { routes } = world().feature();
    const { content } = await told(
      routes['atlassian/competitionmatch']({ competition_id: '11' }, asked()),
    );
    expect(idsOf({ content })).toBe('11 13 3 1 5 4');
    expect(content[2]?.way_3).toEqual({ W1: null, Draw: null, W2: null });
  });

  test('[ODB-33] unknown countries and leagues are refused by name', async () => {
    const { routes } = world().feature();
    const country = routes['atlassian/national_competition'](
      { ...page, national_id: '9' },
      asked(),
    );
    expect(await country).toEqual({ kind: 'refusal', code: 'country-unknown' });
    const league = { ...page, competition_id: '99', selected_classification: 69 };
    const refused = { kind: 'refusal', code: 'competition-unknown' };
    expect(await routes['atlassian/league_search_query_new'](league, asked())).toEqual(refused);
    expect(await routes['atlassian/competitionmatch'](league, asked())).toEqual(refused);
  });
});

describe('what is popular', () => {
  const choiceOfMatch = (id: string) => ({
    ...aChoice,
    isPopular: id === '1',
    isPopularToday: id === '2',
    isTwoUp: id === '3' || id === '11',
  });

  test('[ODB-16] chosen matches stand first, those chosen for today only there', async () => {
    const { routes } = world().feature({ choiceOfMatch });
    const ask = (to_day: boolean) =>
      told(routes['atlassian/popular_list']({ ...page, to_day }, asked())).then(idsOf);
    expect(await ask(false)).toBe('1 3 2 4');
    expect(await ask(true)).toBe('2 1 3');
  });

  test('[ODB-16, ODB-31] home holds today, popular and live', async () => {
    const { routes } = world().feature({ choiceOfMatch });
    const { content } = await told(routes['atlassian/popular_events']({}, asked()));
    expect(idsOf({ content: content.to_day_popular_match })).toBe('2 1 3');
    expect(idsOf({ content: content.popular_match })).toBe('1 3 2 4');
    expect(idsOf({ content: content.home_roll_ball })).toBe('12 11');
  });

  test('[ODB-32] matches marked for the early payout say so', async () => {
    const { routes } = world().feature({ choiceOfMatch });
    const { content } = await told(routes['atlassian/up_goal_match'](page, asked()));
    expect(content.map(({ id, is_up_goal }) => [id, is_up_goal])).toEqual([
      ['11', 1],
      ['3', 1],
    ]);
  });
});

describe('answers that are shared', () => {
  const openingOdds = async (feature: ReturnType<ReturnType<typeof world>['feature']>) => {
    const answered = feature.routes['atlassian/ready_start'](page, asked());
    return (await told(answered)).content[0]?.way_3.W1;
  };

  test('[ODB-34] for a fifth of a second everybody gets the same, then the newest', async () => {
    const fixture = world();
    const feature = fixture.feature();
    expect((await openingOdds(feature))?.odds).toBe(2);
    fixture.catalogue.changeOffer('301011', { odds: 2_500 });
    expect((await openingOdds(feature))?.odds).toBe(2);
    fixture.clock.advance({ seconds: 0.2 });
    expect((await openingOdds(feature))?.odds).toBe(2.5);
  });

  test('[ODB-34, ODB-07] a suspended board is shown at once', async () => {
    const fixture = world();
    const feature = fixture.feature();
    expect((await openingOdds(feature))?.statusId).toBe(1);
    fixture.catalogue.setFreshness('suspended');
    expect((await openingOdds(feature))?.statusId).toBe(7);
  });
});
