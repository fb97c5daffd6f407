import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../../platform/http/handler.ts';
import { type ManagedRow, readBannerPage, type WantedBanner } from './banner-store.ts';
import {
  addBanner,
  type ChangeBannerDeps,
  changeBanner,
  type Editor,
  removeBanner,
} from './change-banner.ts';
import { bannerView } from './shown-banners.ts';

export type BannerOfficeRoutes = HandlersFor<
  'banner/manage' | 'banner/add' | 'banner/update' | 'banner/remove'
>;

const editorOf = (context: CallContext<SignedInAdministrator>): Editor => ({
  administratorId: context.caller.administratorId,
  visit: { address: context.address, userAgent: context.userAgent },
});

export function bannerOfficeRoutes(deps: ChangeBannerDeps): BannerOfficeRoutes {
  const { database, clock } = deps;
  return {
    'banner/manage': async ({ page, page_size: pageSize, type, language, state }) => {
      const now = clock.now();
      const wanted = { now, today: eatDayOf(now.getTime()), page, pageSize };
      const found = await readBannerPage(database.office, { type, language, state }, wanted);
      return answerPage(
        found.rows.flatMap((row) => managedView(row) ?? []),
        found.count,
      );
    },
    'banner/add': async (request, context) => {
      const added = await addBanner(deps, wantedOf(request), editorOf(context));
      return added.ok ? answer({ id: String(added.value.id) }) : refuseWith(added.refusal);
    },
    'banner/update': async ({ id, revision, ...request }, context) => {
      const change = { id: Number(id), revision, wanted: wantedOf(request) };
      const changed = await changeBanner(deps, change, editorOf(context));
      return changed.ok ? answer(null) : refuseWith(changed.refusal);
    },
    'banner/remove': async ({ id }, context) => {
      const removed = await removeBanner(deps, Number(id), editorOf(context));
      return removed.ok ? answer(null) : refuseWith(removed.refusal);
    },
  };
}

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function wantedOf(request: CallRequest<'banner/add'>): WantedBanner {
  const { jump_type: jumpType, shown_from: from, shown_until: until, ...same } = request;
  return { ...same, jumpType, shownFrom: instantOf(from), shownUntil: instantOf(until) };
}

/** A row that no page could show is not shown here either; the log has what became of it. */
function managedView(row: ManagedRow): CallContent<'banner/manage'>[number] | undefined {
  const view = bannerView(row);
  if (!view) return undefined;
  const { remove_status: _, ...shown } = view;
  return {
    ...shown,
    id: String(row.id),
    description: row.description,
    shown_from: row.shownFrom?.toISOString() ?? null,
    shown_until: row.shownUntil?.toISOString() ?? null,
    state: row.state,
    clicks_today: row.clicksToday ?? 0,
    changed_by:
      row.changedBy === null ? null : { id: row.changedBy.toString(), name: row.changerName ?? '' },
    changed_at: row.changedAt.toISOString(),
    revision: row.revision,
  };
}
