import { DAY_MS, dayIn, dayOf, timeOn, weekOf } from './calendar.ts';
import type { Fixture } from './fixture.ts';
import { hasTable } from './past-rounds.ts';
import { drawnIn, hoursFor, type RoundPlace } from './rounds.ts';

const meetingsToldOf = { top: 4, usual: 2, filler: 0 } as const;

/** Whoever meets in the days to come has met before; those who meet soonest come first. */
export function* pastMeetings(seed: string, coming: readonly Fixture[]): Generator<Fixture> {
  const soonestFirst = [...coming].sort((a, b) => a.kickOff - b.kickOff);
  for (const fixture of soonestFirst.filter(({ competition }) => hasTable(competition))) {
    yield* meetingsBefore(fixture, seed);
  }
}

/** Rounds repeat themselves: everybody meets everybody, and then again. */
function meetingsBefore(fixture: Fixture, seed: string): readonly Fixture[] {
  const { competition, home, away } = fixture;
  const place = placeOf(fixture, seed);
  if (!place) return [];
  const cycle = competition.teams.length - (competition.teams.length % 2 === 0 ? 1 : 0);
  return Array.from({ length: meetingsToldOf[competition.rank] }, (_, ago) => {
    const number = place.week * competition.rounds + place.round - (ago + 1) * cycle;
    const week = Math.floor(number / competition.rounds);
    const round = number - week * competition.rounds;
    return drawnIn({ week, round }, seed, competition)
      .filter((one) => [home, away].includes(one.home) && [home, away].includes(one.away))
      .map(({ weekday, ...match }): Fixture => {
        const [hour = '00:00'] = hoursFor(match, seed);
        const kickOff = timeOn(dayIn(week, weekday), hour);
        const earlierSeason = { keptUntil: fixture.kickOff + DAY_MS };
        return { ...match, kickOff, announcedAt: kickOff, earlierSeason };
      });
  }).flat();
}

function placeOf({ key, competition, kickOff }: Fixture, seed: string): RoundPlace | undefined {
  const week = weekOf(dayOf(kickOff));
  return Array.from({ length: competition.rounds }, (_, round) => ({ week, round })).find((place) =>
    drawnIn(place, seed, competition).some((one) => one.key === key),
  );
}
