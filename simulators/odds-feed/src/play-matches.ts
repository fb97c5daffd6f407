import { createEntityStore } from './entity-store.ts';
import { sportModels } from './model/sport-models.ts';
import { createClock } from './play/clock.ts';
import { callOff, playTo } from './play/course-of-match.ts';
import { publishFacts } from './play/desks/facts-desk.ts';
import { gradeAll, openLine } from './play/desks/line-desk.ts';
import { restoreLines } from './play/desks/quoting.ts';
import { type Fate, fateOf } from './play/fate.ts';
import type { Match } from './play/match.ts';
import * as life from './play/match-life.ts';
import { Catalogue } from './world/catalogue.ts';
import { competitions } from './world/competitions/competitions.ts';
import { MINUTE_MS } from './world/programme/calendar.ts';
import type { Fixture } from './world/programme/fixture.ts';
import { usualMinutesOf } from './world/sports.ts';

/**
 * Plays matches by the model, without a clock or a client, and writes what the feed would tell of
 * them, one batch of changes to a line. A process of its own: `node play-matches.ts SEED ASKED`,
 * where ASKED is JSON. Whoever grades by our feed compares with its verdicts.
 */
type Asked = {
  readonly sportId: number;
  readonly count: number;
  readonly fate?: Fate['kind'];
  /** Few markets, all that are sold before the match, or those in play as well. */
  readonly sold: 'few' | 'before' | 'in-play';
  /** Told of while it is played, too. */
  readonly isWatched?: boolean;
};

const [seed = '1', askedText = '[]'] = process.argv.slice(2);
const kickOff = Date.UTC(2026, 1, 14, 14, 0);
/** Longer than any match lasts. */
const LONG_MS = 8 * 60 * MINUTE_MS;

let version = 0;
const store = createEntityStore(() => {
  version += 1;
  return version;
});
// From here on everything is noted, the names of countries and sports as well.
store.takeChanges();
const catalogue = new Catalogue(store, seed);
const ground = { store, catalogue, seed, clock: createClock(1, () => kickOff) };

function tell(): void {
  process.stdout.write(`${JSON.stringify(store.takeChanges())}\n`);
}

function fixtureAt(sportId: number, index: number): Fixture {
  const ofSport = competitions.filter((one) => one.sportId === sportId);
  const competition = ofSport[index % ofSport.length];
  if (!competition) throw new Error(`no competition of sport ${sportId}`);
  const { teams } = competition;
  const teamAt = (place: number) => teams[place % teams.length] ?? '';
  const [home, away] = [teamAt(2 * index), teamAt(2 * index + 1)];
  return { key: `played/${sportId}/${index}`, competition, home, away, kickOff, announcedAt: 0 };
}

/** No match is played twice, whatever was asked before. */
const nextIndex = new Map<number, number>();

function* fixturesOf({ sportId, count, fate = 'ordinary' }: Asked): Generator<Fixture> {
  for (let found = 0; found < count; ) {
    const index = nextIndex.get(sportId) ?? 0;
    nextIndex.set(sportId, index + 1);
    const fixture = fixtureAt(sportId, index);
    if (fixture.home === fixture.away || fateOf(seed, fixture).kind !== fate) continue;
    found += 1;
    yield fixture;
  }
}

function sellInPlay(match: Match): void {
  if (match.stage !== 'playing') return;
  for (const market of match.model.price(match.course, 'full')) {
    if (!match.lines.has(market.key)) openLine(ground, match, { market, isCore: false });
  }
}

/** Shares of its usual length at which a match is sold in play, and told of if it is watched. */
const moments = [0.3, 0.7];

function play(match: Match, { sold, isWatched = false }: Asked): void {
  const minutes = usualMinutesOf(match.fixture.competition.sportId);
  for (const share of sold === 'in-play' ? moments : []) {
    playTo(match, kickOff + share * minutes * MINUTE_MS, seed);
    sellInPlay(match);
    publishFacts(ground, match);
    if (!isWatched) continue;
    gradeAll(ground, match, undefined);
    tell();
  }
  playTo(match, kickOff + LONG_MS, seed);
}

/** Few markets or all; of all there are hundreds. */
function open(match: Match, { sold }: Asked): void {
  life.announce(ground, match);
  life.widen(ground, match, kickOff);
  if (sold === 'few') match.depth = 'main';
  restoreLines(ground, match, seed);
}

for (const asked of JSON.parse(askedText) as readonly Asked[]) {
  const model = sportModels.get(asked.sportId);
  if (!model) throw new Error(`no model of sport ${asked.sportId}`);
  for (const fixture of fixturesOf(asked)) {
    const match = life.createMatch(seed, fixture, model);
    open(match, asked);
    if (match.fate.kind === 'called-off') callOff(match, match.fate.statusId);
    else play(match, asked);
    life.settle(ground, match);
    if (match.fate.kind === 'corrected') life.correct(ground, match);
    tell();
    life.remove(ground, match);
  }
}
