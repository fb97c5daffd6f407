import { sports } from '@kipute/contract/constants/matches/sports';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import type { Catalogue, HouseChoices } from './catalogue.ts';
import type { Editor } from './choices/change-choice.ts';
import {
  addPopular,
  changePopular,
  type ManagedPopular,
  type PopularDeps,
  readManaged,
  removePopular,
  type WantedPopular,
} from './choices/change-popular.ts';
import { popularCompetition } from './choices/choices.ts';
import type { League } from './records.ts';

export type PopularOfficeRoutes = HandlersFor<
  | 'popular/manage'
  | 'popular/leagues'
  | 'popular/add'
  | 'popular/update'
  | 'popular/remove'
  | 'atlassian/update_associated'
>;

type OfficeDeps = Pick<PopularDeps, 'database' | 'clock' | 'audit' | 'files'> & {
  readonly catalogue: Pick<Catalogue, 'leagues' | 'countries'> &
    Pick<HouseChoices, 'popularCompetitions'> & { readonly announceChoices: () => Promise<void> };
};

const editorOf = (context: CallContext<SignedInAdministrator>): Editor => ({
  administratorId: context.caller.administratorId,
  visit: { address: context.address, userAgent: context.userAgent },
});

/** What the house puts in front of its leagues, as the office reads and writes it. */
export function createPopularOffice({ catalogue, ...parts }: OfficeDeps): {
  readonly routes: PopularOfficeRoutes;
} {
  const { leagues, countries, announceChoices } = catalogue;
  const blank = { id: 0, titleSw: '', icon: '', note: '', sorting: 0, shown: true, twoUp: false };
  const leaguesOf: PopularDeps['leaguesOf'] = (entry) =>
    popularCompetition({ ...blank, ...entry }, { leagues, countries }).leagueIds;
  const isLeague = (id: string) => leagues().has(id);
  const deps = { ...parts, leaguesOf, isLeague, announceChoices };
  return {
    routes: {
      'popular/manage': async () => {
        const rows = await readManaged(parts.database.office);
        return answer(rows.map((row) => managedView(row, leagues(), leaguesOf(row))));
      },
      'popular/leagues': async ({ page, page_size, text = '' }, { locale }) => {
        const first = new Set(catalogue.popularCompetitions().flatMap((one) => one.leagueIds));
        const found = leaguesNamed([...leagues().values()], text, first);
        const shown = found.slice((page - 1) * page_size, page * page_size);
        return answerPage(
          shown.map((league) => leagueView(league, countries(), locale)),
          found.length,
        );
      },
      'popular/add': async (request, context) => {
        const added = await addPopular(deps, wantedOf(request), editorOf(context));
        return added.ok ? answer({ id: String(added.value.id) }) : refuseWith(added.refusal);
      },
      'popular/update': async ({ id, revision, ...request }, context) => {
        const change = { id: Number(id), revision, wanted: wantedOf(request) };
        const changed = await changePopular(deps, change, editorOf(context));
        return changed.ok ? answer(null) : refuseWith(changed.refusal);
      },
      'atlassian/update_associated': async ({ id, revision, associated }, context) => {
        const known = await readManaged(parts.database.read);
        const entry = known.find((row) => row.id === Number(id));
        if (!entry) return refuseWith('popular-unknown');
        const { changedAt: _, revision: __, twoUp: ___, id: ____, ...standing } = entry;
        const wanted = { ...standing, associated: [...new Set(associated)].join('#') };
        const change = { id: entry.id, revision, wanted };
        const changed = await changePopular(deps, change, editorOf(context));
        return changed.ok ? answer(null) : refuseWith(changed.refusal);
      },
      'popular/remove': async ({ id }, context) => {
        const removed = await removePopular(deps, Number(id), editorOf(context));
        return removed.ok ? answer(null) : refuseWith(removed.refusal);
      },
    },
  };
}

const wantedOf = (request: CallRequest<'popular/add'>): WantedPopular => ({
  titleSw: request.title_sw,
  titleEn: request.title_en,
  icon: request.icon,
  associated: [...new Set(request.associated)].join('#'),
  note: request.note,
  sorting: request.sorting,
  shown: request.show_status === 1,
});

/** Those in front already first, so that a form can name what it holds; then by name. */
function leaguesNamed(
  leagues: readonly League[],
  text: string,
  first: ReadonlySet<string>,
): readonly League[] {
  const wanted = text.toLowerCase();
  return leagues
    .filter(({ name, id }) => name.toLowerCase().includes(wanted) || id === text)
    .toSorted(
      (one, other) =>
        Number(first.has(other.id)) - Number(first.has(one.id)) ||
        one.name.localeCompare(other.name),
    );
}

function leagueView(
  { id, name, countryId, sportId }: League,
  countries: ReturnType<Catalogue['countries']>,
  locale: Locale,
): CallContent<'popular/leagues'>[number] {
  const sport = Object.values(sports).find((one) => one.id === sportId);
  const country = countryId === null ? undefined : countries.get(countryId);
  return { id, name, country: country?.name ?? '', sport: sport ? textIn(locale, sport) : '' };
}

const managedView = (
  row: ManagedPopular,
  leagues: ReadonlyMap<string, League>,
  leagueIds: readonly string[],
): CallContent<'popular/manage'>[number] => ({
  id: String(row.id),
  title_sw: row.titleSw,
  title_en: row.titleEn,
  icon: row.icon,
  associated: row.associated,
  associated_names: leagueIds.map((id) => leagues.get(id)?.name ?? id).join(', '),
  note: row.note,
  sorting: row.sorting,
  show_status: row.shown ? 1 : 0,
  up_goal: row.twoUp ? 1 : 0,
  changed_at: row.changedAt?.toISOString() ?? null,
  revision: row.revision,
});
