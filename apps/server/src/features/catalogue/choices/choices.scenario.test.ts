import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CatalogueWorld, createCatalogueWorld } from '../fixtures/catalogue-world.ts';

let world: CatalogueWorld;
beforeEach(async () => {
  world = await createCatalogueWorld([]);
});
afterEach(() => world.close());

test('[CAT-30] where the house decided nothing its defaults stand', async () => {
  const { catalogue } = await world.startProcess();
  expect(catalogue.rankOf(7)).toBe(50);
  expect(catalogue.sequenceOfCountry(215)).toBe(0);
  expect(catalogue.choiceOfCompetition('2')).toEqual({
    sequence: 0,
    isPopular: false,
    liveBetting: true,
    tier: null,
  });
  expect(catalogue.choiceOfMatch('3')).toMatchObject({
    ...{ isPopular: false, isPopularToday: false, isTwoUp: false, sequence: 0 },
    ...{ isVisible: true, isSuspended: false, isInMaintenance: false },
  });
  expect(catalogue.choiceOfMarketType(69)).toEqual({
    ...{ isOpen: true, typeFlag: null, liveDelaySeconds: null },
  });
  expect(catalogue.tierOfCompetition('2')).toEqual({
    ...{ marginHundredths: 0, stakeMaximum: undefined },
  });
  const popular = catalogue.popularCompetitions();
  expect(popular.map(({ titleEn, sorting }) => [titleEn, sorting])).toEqual([
    ['NBC Premier League', 120],
    ['CAF Champions League', 110],
    ['UEFA Champions League', 105],
    ['EURO', 100],
    ['Premier League', 99],
    ['Copa America', 98],
    ['La Liga', 97],
    ['Bundesliga', 96],
    ['Serie A', 95],
    ['Ligue 1', 94],
  ]);
});

test('[CAT-30] what it decided is read', async () => {
  await sql`insert into bookmaker_rank values (7, 90)`.execute(world.database.read);
  await sql`insert into country_choice values (215, 10)`.execute(world.database.read);
  await sql`insert into competition_choice values (2, 5, true, false)`.execute(world.database.read);
  await sql`insert into match_choice (match_id, is_two_up) values (3, true)`.execute(
    world.database.read,
  );
  await sql`update popular_competition set removed = true where sorting <> 100`.execute(
    world.database.read,
  );
  const { catalogue } = await world.startProcess();
  expect(catalogue.rankOf(7)).toBe(90);
  expect(catalogue.sequenceOfCountry(215)).toBe(10);
  expect(catalogue.choiceOfCompetition('2')).toMatchObject({
    sequence: 5,
    isPopular: true,
    liveBetting: false,
  });
  expect(catalogue.choiceOfMatch('3').isTwoUp).toBe(true);
  expect(catalogue.popularCompetitions()).toHaveLength(1);
});
