import { poolIssueStatuses, poolMatchEnds } from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';
import type { PoolHappening } from '../../history.ts';
import { poolTypes } from '../../world/pool-types.ts';
import type { Scene } from '../actor.ts';
import { askOffice, type Clerk } from './office-calls.ts';

/** How a match is said to have ended, drawn before it is known which. */
export type SaidEnd = 'off' | { readonly home: number; readonly away: number };

type OfficeIssue = CallContent<'pool_issue/detailed'>;
type IssueMatch = OfficeIssue['matches'][number];
type State = keyof typeof poolIssueStatuses;

const reason = 'simulated';
const ALL = { page: 1, page_size: 100 } as const;

const isSimulated = ({ name }: { readonly name: string }): boolean =>
  poolTypes.some(({ prefix }) => name.startsWith(prefix));

const note = (
  { history }: Scene,
  deed: Extract<PoolHappening, { kind: 'pool-deed' }>['deed'],
  issueId: string,
): void => history.add({ kind: 'pool-deed', deed, issueId });

/** Of the simulated games, in one of these states, the oldest first; undefined when nobody says. */
export async function issuesIn(
  scene: Scene,
  clerk: Clerk,
  states: readonly State[],
): Promise<readonly string[] | undefined> {
  const listed = await askOffice(scene, clerk, (api) => api.pool_issue.inquire(ALL));
  const ids = states.map((state): number => poolIssueStatuses[state].id);
  return listed?.content
    .filter((issue) => isSimulated(issue) && ids.includes(issue.status))
    .map(({ id }) => id)
    .reverse();
}

type PoolType = CallContent<'guessing_bet_type/inquire_all'>[number];

type Composing = {
  readonly type: PoolType;
  /** Which of what can be chosen, one for each place and reserve. */
  readonly matches: readonly number[];
};

/** One of every simulated game that has none on sale. */
export async function openIssues(
  scene: Scene,
  clerk: Clerk,
  matches: readonly number[],
): Promise<void> {
  const types = await askOffice(scene, clerk, (api) => api.guessing_bet_type.inquire_all());
  const listed = await askOffice(scene, clerk, (api) =>
    api.pool_issue.inquire({ ...ALL, status: poolIssueStatuses.open.id }),
  );
  if (!types || !listed) return;
  const onSale = new Set(listed.content.map(({ type_id }) => type_id));
  const prefixes = poolTypes.map(({ prefix }) => prefix);
  for (const type of types) {
    const isWanted = prefixes.includes(type.identifier_prefix) && !onSale.has(type.id);
    if (isWanted) await openIssue(scene, clerk, { type, matches });
  }
}

/** A draft of the game, and at once on sale; one that is left over is composed anew. */
async function openIssue(scene: Scene, clerk: Clerk, { type, matches }: Composing): Promise<void> {
  const found = await askOffice(scene, clerk, (api) =>
    api.pool_issue.matches({ ...ALL, type_id: type.id }),
  );
  const left = [...(found?.content ?? [])];
  const chosen = matches
    .slice(0, type.guess_number + type.reserves)
    .flatMap((place) => left.splice(Math.floor(place * left.length), 1))
    .map(({ match_id }) => match_id);
  const sides = {
    matches: chosen.slice(0, type.guess_number),
    reserves: chosen.slice(type.guess_number),
  };
  const added = await askOffice(scene, clerk, (api) =>
    api.pool_issue.add({ ...sides, type_id: type.id, reason }),
  );
  const draft = added ?? (await recompose(scene, clerk, { typeId: type.id, sides }));
  const opened =
    draft &&
    (await askOffice(scene, clerk, (api) =>
      api.pool_issue.open({ id: draft.id, revision: draft.revision, reason }),
    ));
  if (opened) note(scene, 'opened', opened.id);
}

type Recomposing = {
  readonly typeId: string;
  readonly sides: { readonly matches: string[]; readonly reserves: string[] };
};

async function recompose(
  scene: Scene,
  clerk: Clerk,
  { typeId, sides }: Recomposing,
): Promise<OfficeIssue | undefined> {
  const drafts = await askOffice(scene, clerk, (api) =>
    api.pool_issue.inquire({ ...ALL, type_id: typeId, status: poolIssueStatuses.draft.id }),
  );
  const id = drafts?.content[0]?.id;
  const draft = id && (await detailed(scene, clerk, id));
  if (!draft) return undefined;
  return askOffice(scene, clerk, (api) =>
    api.pool_issue.update({ ...sides, id, revision: draft.revision, reason }),
  );
}

const detailed = (scene: Scene, clerk: Clerk, id: string): Promise<OfficeIssue | undefined> =>
  askOffice(scene, clerk, (api) => api.pool_issue.detailed({ id }));

export async function closeIssue(scene: Scene, clerk: Clerk, id: string): Promise<void> {
  const closed = await askOffice(scene, clerk, (api) => api.pool_issue.close({ id, reason }));
  if (closed) note(scene, 'closed', id);
}

/**
 * Nobody says a score before the kick-off, and nobody can wait for that here: of an issue whose sale
 * is over the kick-offs are put into the past.
 */
const BEGIN = `
  update pool_issue_match set starts_at = least(starts_at, now())
  from pool_issue where pool_issue.id = issue_id and state = 'closed' and issue_id = $1`;

/**
 * Of every match without a score: one that begins more than a day later is shown as off long before
 * it is. Two clerks may say different things of one, and the later stands.
 */
export async function sayResults(
  scene: Scene,
  clerk: Clerk,
  { id, ends }: { readonly id: string; readonly ends: readonly SaidEnd[] },
): Promise<void> {
  // While PostgreSQL is away the matches begin later.
  await scene.world.database.ask(BEGIN, [id]).catch(() => undefined);
  const issue = await detailed(scene, clerk, id);
  for (const [at, match] of (issue?.matches ?? []).entries()) {
    const end = ends[at % ends.length];
    if (match.end !== poolMatchEnds.played.id && end)
      await sayEnd(scene, clerk, { id, match, end });
  }
}

type Said = { readonly id: string; readonly match: IssueMatch; readonly end: SaidEnd };

async function sayEnd(scene: Scene, clerk: Clerk, { id, match, end }: Said): Promise<void> {
  const said = await askOffice(scene, clerk, (api) =>
    api.pool_issue.set_result({
      ...{ id, match_id: match.match_id, reason },
      ...(end === 'off'
        ? { end: 'off' }
        : { end: 'played', home_score: end.home, away_score: end.away }),
    }),
  );
  if (said) note(scene, 'result said', id);
}

/** Another end for one match, whatever was said of it; or it is given back to the feed. */
export async function correctResult(
  scene: Scene,
  clerk: Clerk,
  { id, place, end }: { readonly id: string; readonly place: number; readonly end: SaidEnd },
): Promise<void> {
  const issue = await detailed(scene, clerk, id);
  const match = issue?.matches[Math.floor(place * issue.matches.length)];
  if (match) await sayEnd(scene, clerk, { id, match, end });
}

/** What the preview shows is proposed, exactly. */
export async function proposePayment(scene: Scene, clerk: Clerk, id: string): Promise<void> {
  const preview = await askOffice(scene, clerk, (api) => api.pool_issue.preview({ id }));
  const proposed =
    preview &&
    (await askOffice(scene, clerk, (api) =>
      api.pool_issue.settle({ id, digest: preview.digest, reason }),
    ));
  if (proposed) note(scene, 'payment proposed', id);
}

export async function proposeCancelling(scene: Scene, clerk: Clerk, id: string): Promise<void> {
  const proposed = await askOffice(scene, clerk, (api) => api.pool_issue.cancel({ id, reason }));
  if (proposed) note(scene, 'cancellation proposed', id);
}

/** Of what waits for this clerk about issues. Who proposed it cannot decide it. */
export async function decideProposals(
  scene: Scene,
  clerk: Clerk,
  decision: 'approve' | 'refuse',
): Promise<void> {
  const waiting = await askOffice(scene, clerk, (api) =>
    api.approval.inquire({ ...ALL, view: 'for-me' }),
  );
  for (const { id, subject } of waiting?.content ?? []) {
    if (subject.kind !== 'pool-issue') continue;
    const decided = await askOffice(scene, clerk, (api) =>
      api.approval.decide({ id, decision, note: reason }),
    );
    if (decided) note(scene, decision === 'approve' ? 'approved' : 'refused', subject.id);
  }
}
