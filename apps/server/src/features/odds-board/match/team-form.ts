import type { Clock } from '../../../platform/clock.ts';
import type { MatchArchive, PastMatch } from '../ports.ts';

/** Up to five of W, D and L, the newest first; empty of a team that is not known to have played. */
export type TeamForm = string;

const FORM_MATCHES_MAX = 5;
/** Finding what a team played looks through every match, and it plays twice a week. */
const KEPT_MS = 10 * 60_000;
const TEAMS_MAX = 2_000;

/** How the last matches of a team ended, as its match page has them. */
export function createTeamForms({
  archive,
  clock,
}: {
  readonly archive: Pick<MatchArchive, 'endedMatchesOf'>;
  readonly clock: Pick<Clock, 'now'>;
}): (teamId: string) => TeamForm {
  const known = new Map<string, { readonly form: TeamForm; readonly at: number }>();
  return (teamId) => {
    const at = clock.now().getTime();
    const kept = known.get(teamId);
    if (kept && at - kept.at < KEPT_MS) return kept.form;
    if (known.size >= TEAMS_MAX) known.clear();
    const last = archive.endedMatchesOf(teamId).slice(0, FORM_MATCHES_MAX);
    const form = last.map((match) => letterFor(teamId, match)).join('');
    known.set(teamId, { form, at });
    return form;
  };
}

function letterFor(teamId: string, { homeId, score }: PastMatch): 'W' | 'D' | 'L' {
  if (score.home === score.away) return 'D';
  return (homeId === teamId) === score.home > score.away ? 'W' : 'L';
}
