import { DAY_MS, dayOf, weekOf } from './calendar.ts';
import type { Fixture } from './fixture.ts';
import { hasTable } from './past-rounds.ts';
import { drawOf, type Rounds } from './rounds.ts';
import { type Round, type Season, seasonAt, seasonBefore } from './seasons.ts';

const meetingsToldOf = { top: 4, usual: 2, filler: 0 } as const;
const SEASONS_BACK = 3;

type Past = { readonly seed: string; readonly rounds: Rounds };

/**
 * Whoever meets in the days to come has met before; those who meet soonest come first. Nothing
 * comes between two pieces of work.
 */
export function* pastMeetings(past: Past, coming: readonly Fixture[]) {
  const soonestFirst = [...coming].sort((a, b) => a.kickOff - b.kickOff);
  for (const fixture of soonestFirst.filter(({ competition }) => hasTable(competition))) {
    yield* meetingsBefore(fixture, past);
    yield undefined;
  }
}

/** A Monday's match belongs to the round of the week before. */
function seasonOf({ competition, kickOff }: Fixture): Season | undefined {
  const week = weekOf(dayOf(kickOff));
  return seasonAt(competition, week) ?? seasonAt(competition, week - 1);
}

/** Rounds before a match, the newest first, from its own season into those before it. */
function* roundsBefore(fixture: Fixture): Generator<{ season: Season; round: Round }> {
  const { competition } = fixture;
  let season = seasonOf(fixture);
  const week = weekOf(dayOf(fixture.kickOff));
  for (let back = 0; season && back < SEASONS_BACK; back += 1) {
    for (const round of season.rounds.toReversed()) {
      if (round.week < week - 1) yield { season, round };
    }
    season = seasonBefore(competition, season);
  }
}

/** Each is found in its week as it was played then, so that it ended as whoever saw it knows. */
function* meetingsBefore(fixture: Fixture, { seed, rounds }: Past) {
  const { competition, home, away } = fixture;
  let missing: number = meetingsToldOf[competition.rank];
  for (const { season, round } of roundsBefore(fixture)) {
    if (missing === 0) return;
    const pair = drawOf({ seed, competition, season }, round).find(
      (teams) => teams.includes(home) && teams.includes(away),
    );
    if (!pair) continue;
    missing -= 1;
    const key = `${competition.key}/${round.week}/${round.turn}/${pair[0]}`;
    const meeting = rounds.inWeek(round.week).find((one) => one.key === key);
    yield undefined;
    if (meeting) yield { ...meeting, earlierSeason: { keptUntil: fixture.kickOff + DAY_MS } };
  }
}
