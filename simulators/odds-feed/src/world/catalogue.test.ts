import { languages, translatedEntityTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { createEntityStore } from '../entity-store.ts';
import { createStreamChecker } from '../fixtures/stream-checker.ts';
import { sportModels } from '../model/sport-models.ts';
import { bettingTypeNames } from './betting-types.ts';
import { Catalogue, eventPartNames } from './catalogue.ts';
import { competitions } from './competitions/competitions.ts';
import { contestantOf } from './contestants/contestants.ts';

let version = 0;
const store = createEntityStore(() => {
  version += 1;
  return version;
});
const catalogue = new Catalogue(store, '1');
for (const competition of competitions) {
  catalogue.ensureCompetition(competition);
  for (const team of competition.teams) {
    const contestant = contestantOf('1', competition, team);
    catalogue.ensureTeam(competition, contestant);
    catalogue.ensurePlayers(contestant);
  }
}
const checker = createStreamChecker();
checker.dump(store.snapshot());

function nameIn(languageId: number, entityTypeId: number, name: string): unknown {
  const english = checker
    .all('Translation')
    .find((one) => one.name === name && one.entityTypeId === entityTypeId);
  return checker
    .all('Translation')
    .find((one) => one.entityId === english?.entityId && one.languageId === languageId)?.name;
}

test('[OSIM-35] all that the world refers to fits together, and every id is its own', () => {
  expect(checker.broken()).toEqual([]);
  const clubs = checker.all('Participant').filter(({ name }) => name === 'Young Africans');
  expect(clubs.length).toBe(1);
});

const { location, sport, event, participant } = translatedEntityTypes;

test.each([
  [location, 'England', 'Uingereza'],
  [location, 'Spain', 'Hispania'],
  [location, 'Germany', 'Ujerumani'],
  [location, 'France', 'Ufaransa'],
  [location, 'Egypt', 'Misri'],
  [location, 'South Africa', 'Afrika Kusini'],
  [sport, 'Football', 'Mpira wa miguu'],
  [event, 'NBC Premier League', 'Ligi Kuu ya NBC'],
  [event, 'CAF Champions League', 'Ligi ya Mabingwa Afrika'],
  [participant, 'Morocco', 'Moroko'],
])('[OSIM-35] of kind %d %s is %s in Swahili', (entityTypeId, english, swahili) => {
  expect(nameIn(languages.swahili, entityTypeId, english)).toBe(swahili);
  expect(nameIn(languages.english, entityTypeId, english)).toBe(english);
});

test('[OSIM-35] what is called the same in both has no translation', () => {
  expect(nameIn(languages.swahili, location, 'Kenya')).toBeUndefined();
});

test('[OSIM-35] a squad has its known players first, each once', () => {
  const premier = competitions.find(({ key }) => key === '1/England/Premier League');
  if (!premier) throw new Error('no Premier League');
  const { players } = contestantOf('1', premier, 'Liverpool');
  expect(players[0]?.name).toBe('Mohamed Salah');
  expect(new Set(players.map(({ name }) => name)).size).toBe(8);
});

test('[OSIM-35] every betting type and part that a sport sells has its name', () => {
  for (const [sportId, model] of sportModels) {
    const competition = competitions.find((one) => one.sportId === sportId);
    const [first = '', second = ''] = competition?.teams ?? [];
    if (!competition) throw new Error(`nobody plays ${sportId}`);
    const course = model.start({
      home: contestantOf('1', competition, first),
      away: contestantOf('1', competition, second),
      scoringFactor: 1,
      isNeutral: false,
    });
    for (const market of model.price(course, 'full')) {
      expect(bettingTypeNames[market.bettingTypeId]).toBeDefined();
      expect(eventPartNames[market.eventPartId]).toBeDefined();
    }
  }
});
