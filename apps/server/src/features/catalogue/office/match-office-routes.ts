import type { Locale } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import type { MatchChoice } from '../catalogue.ts';
import { changeChoice, changeChoices } from '../choices/change-choice.ts';
import type { Match } from '../records.ts';
import {
  changeDepsOf,
  type DeskDeps,
  editorOf,
  flag,
  isNamed,
  pageOf,
  standing,
} from './desk-deps.ts';

export type MatchOfficeRoutes = HandlersFor<
  | 'match/inquire'
  | 'match/update'
  | 'atlassian/update_popular_match'
  | 'atlassian/update_to_day_popular'
  | 'match/update_suspended'
  | 'atlassian/popular'
  | 'atlassian/remove_match'
>;

const NOT_STARTED = 1;
const IN_PROGRESS = 2;
const PAUSED = 4;
const isLive = ({ status }: Match): boolean => status === IN_PROGRESS || status === PAUSED;

type Filter = Omit<CallRequest<'match/inquire'>, 'page' | 'page_size'>;
type View = NonNullable<Filter['view']>;

const isInView: Readonly<Record<View, (match: Match, choice: MatchChoice) => boolean>> = {
  live: isLive,
  upcoming: ({ status }) => status === NOT_STARTED,
  ended: (match) => match.status !== NOT_STARTED && !isLive(match),
  locked: (_, choice) => choice.isSuspended || choice.isInMaintenance,
  hidden: (_, choice) => !choice.isVisible,
  chosen: (_, choice) => choice.isPopular || choice.isPopularToday || choice.isTwoUp,
};

/** What the house decides about matches (DESK-02, DESK-10, DESK-14, DESK-15). */
export function matchOfficeRoutes(deps: DeskDeps): MatchOfficeRoutes {
  const { catalogue, isBetOn } = deps;
  const changing = changeDepsOf(deps);
  const choiceOf = (id: string) => standing(catalogue.choices(), 'match', id);
  const nameOf = (match: Match, locale: Locale) => matchName(deps, match, locale);

  type Switch = { readonly ids: readonly string[]; readonly reason: string };
  async function switchAll(
    { ids, reason }: Switch,
    value: Partial<MatchChoice>,
    context: Parameters<MatchOfficeRoutes['match/update']>[1],
  ) {
    const found = [...new Set(ids)].map((id) => catalogue.matches().get(id));
    const known = found.filter((match) => match !== undefined);
    if (known.length < found.length) return refuseWith('match-unknown');
    const changes = known.map((match) => ({
      ...{ kind: 'match' as const, id: match.id, name: nameOf(match, 'en-US'), value, reason },
    }));
    const changed = await changeChoices(changing, changes, editorOf(context));
    return changed.ok ? answer(null) : refuseWith(changed.refusal);
  }

  return {
    'match/inquire': async ({ page, page_size, ...filter }, { locale }) => {
      const wanted = [...catalogue.matches().values()]
        .filter((match) => isWanted(match, filter, nameOf(match, locale)))
        .filter(({ id }) => filter.view === undefined || isViewed(id, filter.view))
        .toSorted(byUrgency);
      const rows = pageOf(wanted, { page, page_size });
      return answerPage(
        rows.map((match) => rowOf(deps, match, { name: nameOf(match, locale), locale })),
        wanted.length,
      );
    },
    'match/update': async ({ id, revision, reason, ...wanted }, context) => {
      const match = catalogue.matches().get(id);
      if (!match) return refuseWith('match-unknown');
      const value = choiceWanted(wanted);
      const { isTwoUp } = choiceOf(id);
      if (value.isTwoUp && !isTwoUp && match.status !== NOT_STARTED) {
        return refuseWith('two-up-begun');
      }
      if (!value.isTwoUp && isTwoUp && isBetOn(id)) return refuseWith('two-up-promised');
      const change = { kind: 'match' as const, id, name: nameOf(match, 'en-US'), value, reason };
      const changed = await changeChoice(
        changing,
        { ...change, basedOn: revision },
        editorOf(context),
      );
      return changed.ok ? answer(changed.value) : refuseWith(changed.refusal);
    },
    'atlassian/update_popular_match': ({ popular_match, ...many }, context) =>
      switchAll(many, { isPopular: popular_match === 1 }, context),
    'atlassian/update_to_day_popular': ({ today_popular, ...many }, context) =>
      switchAll(many, { isPopularToday: today_popular === 1 }, context),
    ...popularRoute(deps),
    'atlassian/remove_match': ({ removed, ...many }, context) =>
      switchAll(many, { isVisible: removed === 0 }, context),
    'match/update_suspended': ({ suspended, ...many }, context) =>
      switchAll(many, { isSuspended: suspended === 1 }, context),
  };

  function isViewed(id: string, view: View): boolean {
    const match = catalogue.matches().get(id);
    return match !== undefined && isInView[view](match, choiceOf(id));
  }
}

function popularRoute(deps: DeskDeps): Pick<MatchOfficeRoutes, 'atlassian/popular'> {
  const { catalogue } = deps;
  const choiceOf = (id: string) => standing(catalogue.choices(), 'match', id);
  return {
    'atlassian/popular': async ({ page, page_size, list }, { locale }) => {
      const isChosen = ({ id }: Match) =>
        list === 'always' ? choiceOf(id).isPopular : choiceOf(id).isPopularToday;
      const wanted = [...catalogue.matches().values()]
        .filter(isChosen)
        .toSorted(
          (one, other) =>
            choiceOf(other.id).sequence - choiceOf(one.id).sequence || byUrgency(one, other),
        );
      const rows = pageOf(wanted, { page, page_size }).map((match) =>
        rowOf(deps, match, { name: matchName(deps, match, locale), locale }),
      );
      return answerPage(rows, wanted.length);
    },
  };
}

const isWanted = (match: Match, { id, text, sport_id, competition_id }: Filter, name: string) =>
  (id === undefined || match.id === id) &&
  (sport_id === undefined || match.sportId === sport_id) &&
  (competition_id === undefined || match.competitionId === competition_id) &&
  isNamed(name, text);

/** Those in play, those to come by their start, then those that are over, the last one first. */
function byUrgency(one: Match, other: Match): number {
  const difference = urgencyOf(one) - urgencyOf(other);
  if (difference !== 0) return difference;
  const isOver = urgencyOf(one) === OVER;
  const soonest = one.startsAt - other.startsAt || one.id.localeCompare(other.id);
  return isOver ? -soonest : soonest;
}

const OVER = 2;
const urgencyOf = (match: Match): number => {
  if (isLive(match)) return 0;
  return match.status === NOT_STARTED ? 1 : OVER;
};

type Named = Pick<DeskDeps, 'catalogue'>;

const matchName = (deps: Named, match: Match, locale: Locale): string =>
  [match.homeId, match.awayId].map((id) => teamName(deps, id, locale)).join(' - ');

function teamName({ catalogue }: Named, id: string | undefined, locale: Locale): string {
  if (id === undefined) return '?';
  const name = catalogue.team(id)?.name ?? '?';
  return locale === 'sw' ? (catalogue.swahiliName('team', id) ?? name) : name;
}

function rowOf(
  { catalogue }: Named,
  match: Match,
  { name, locale }: { readonly name: string; readonly locale: Locale },
): CallContent<'match/inquire'>[number] {
  const { revision, ...choice } = standing(catalogue.choices(), 'match', match.id);
  const competition = catalogue.competitions().get(match.competitionId);
  const league = competition?.name ?? '';
  const country = catalogue.countries().get(competition?.countryId ?? -1)?.name ?? '';
  const inSwahili = locale === 'sw' && catalogue.swahiliName('event', match.competitionId);
  return {
    id: match.id,
    match: name,
    league: inSwahili || league,
    competition_id: match.competitionId,
    country,
    sport_id: match.sportId,
    statusId: match.status,
    start_time: new Date(match.startsAt).toISOString(),
    provider_popularity: match.popularity,
    ...choiceView(choice),
    revision,
  };
}

type Wanted = Omit<CallRequest<'match/update'>, 'id' | 'revision' | 'reason'>;

const choiceView = (choice: MatchChoice): Wanted => ({
  visible: flag(choice.isVisible),
  suspended: flag(choice.isSuspended),
  maintenance: flag(choice.isInMaintenance),
  popular_match: flag(choice.isPopular),
  today_popular: flag(choice.isPopularToday),
  up_goal: flag(choice.isTwoUp),
  random_betting: flag(choice.allowsRandomBets),
  sequence: choice.sequence,
  popularity: choice.popularity,
  live_delay: choice.liveDelaySeconds,
  cancel_reason_sw: choice.cancelReasonSw,
  cancel_reason_en: choice.cancelReasonEn,
});

const choiceWanted = (wanted: Wanted): Omit<MatchChoice, 'riskLevel'> => ({
  isVisible: wanted.visible === 1,
  isSuspended: wanted.suspended === 1,
  isInMaintenance: wanted.maintenance === 1,
  isPopular: wanted.popular_match === 1,
  isPopularToday: wanted.today_popular === 1,
  isTwoUp: wanted.up_goal === 1,
  allowsRandomBets: wanted.random_betting === 1,
  sequence: wanted.sequence,
  popularity: wanted.popularity,
  liveDelaySeconds: wanted.live_delay,
  cancelReasonSw: wanted.cancel_reason_sw,
  cancelReasonEn: wanted.cancel_reason_en,
});
