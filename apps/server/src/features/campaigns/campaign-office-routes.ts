import type { CallRequest } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import type { CampaignState } from '@kipute/domain/campaigns/campaign';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import { deedView } from '../approvals/index.ts';
import { campaignSubmitter } from './campaign-deed.ts';
import type { CampaignDeps } from './campaign-deps.ts';
import {
  costByDay,
  countsOf,
  type Participant,
  participantsOf,
  playersGiven,
} from './campaign-figures.ts';
import { type Campaign, findCampaign, pageOfCampaigns } from './campaign-store.ts';
import {
  detailedView,
  listedView,
  noCounts,
  type OfficeViewing,
  plannedFrom,
} from './campaign-view.ts';
import { addCampaign, type CampaignOrder, stopCampaign } from './change-campaign.ts';

export type CampaignOfficeRoutes = HandlersFor<
  | 'campaign/inquire'
  | 'campaign/detailed'
  | 'campaign/add'
  | 'campaign/update'
  | 'campaign/start'
  | 'campaign/stop'
  | 'campaign/participants'
  | 'campaign/cost'
>;

export function campaignOfficeRoutes(deps: CampaignDeps): CampaignOfficeRoutes {
  const { database, clock } = deps;
  const submit = campaignSubmitter(deps);
  return {
    ...readingRoutes(deps),
    'campaign/add': async ({ kind, reason, ...written }, context) => {
      const planned = plannedFrom(kind, written);
      if (!planned) return refuseWith('campaign-rules-incomplete');
      const added = await addCampaign(deps, planned, orderOf({ reason }, context));
      if (!added.ok) return refuseWith(added.refusal);
      // From the same pool that wrote it, so that it is there.
      const campaign = await findCampaign(database.read, added.value);
      if (!campaign) return refuseWith('campaign-unknown');
      const viewing = await viewingOf(database.read, [campaign], context.locale);
      return answer(detailedView(campaign, { ...viewing, now: clock.now() }));
    },
    'campaign/update': async ({ id, revision, reason, ...change }, context) => {
      const asked = { campaignId: idOfWire(id), revision };
      const submitted = await submit({ asked, change, order: orderOf({ reason }, context) });
      return submitted.ok ? answer(deedView(submitted.value)) : refuseWith(submitted.refusal);
    },
    'campaign/start': async ({ id, revision, reason }, context) => {
      const asked = { campaignId: idOfWire(id), revision };
      const submitted = await submit({ asked, order: orderOf({ reason }, context) });
      return submitted.ok ? answer(deedView(submitted.value)) : refuseWith(submitted.refusal);
    },
    'campaign/stop': async ({ id, reason }, context) => {
      const stopped = await stopCampaign(deps, idOfWire(id), orderOf({ reason }, context));
      return stopped.ok ? answer(null) : refuseWith(stopped.refusal);
    },
  };
}

type ReadingRoutes = Pick<
  CampaignOfficeRoutes,
  'campaign/inquire' | 'campaign/detailed' | 'campaign/participants' | 'campaign/cost'
>;

function readingRoutes({ database: { office }, clock }: CampaignDeps): ReadingRoutes {
  return {
    'campaign/inquire': async (asked, { locale }) => {
      const { page, page_size: pageSize } = asked;
      const now = clock.now();
      const where = conditionOf(asked, now);
      const { campaigns, count } = await pageOfCampaigns(office, { page, pageSize, where });
      const viewing = { ...(await viewingOf(office, campaigns, locale)), now };
      return answerPage(
        campaigns.map((campaign) => listedView(campaign, viewing)),
        count,
      );
    },
    'campaign/detailed': async ({ id }, { locale }) => {
      const campaign = await findCampaign(office, idOfWire(id));
      if (!campaign) return refuseWith('campaign-unknown');
      const viewing = { ...(await viewingOf(office, [campaign], locale)), now: clock.now() };
      return answer(detailedView(campaign, viewing));
    },
    'campaign/participants': async ({ id, user_id: userId, page, page_size: pageSize }) => {
      const playerId = userId === undefined ? undefined : idOfWire(userId);
      const asked = { campaignId: idOfWire(id), playerId, page, pageSize };
      const { rows, count } = await participantsOf(office, asked);
      return answerPage(rows.map(participantView), count);
    },
    'campaign/cost': async ({ id }) => {
      const campaign = await findCampaign(office, idOfWire(id));
      if (!campaign) return refuseWith('campaign-unknown');
      return answer(await costView(office, campaign));
    },
  };
}

const participantView = ({ playerId, joinedAt, ...row }: Participant) => ({
  id: playerId.toString(),
  name: row.name,
  phone: maskedPhone(row.phone),
  since: row.since.toISOString(),
  joined: joinedAt === null ? (0 as const) : (1 as const),
  days: row.days,
  given: toWireShillings(senti(row.given)),
  owed: toWireShillings(senti(row.owed)),
});

async function costView(reader: Reader, campaign: Campaign) {
  const { id, budget, spent, granted } = campaign;
  const [counts, days, players] = await Promise.all([
    countsOf(reader, [id]),
    costByDay(reader, id),
    playersGiven(reader, id),
  ]);
  const { owedAmount, participants } = counts.get(id) ?? noCounts;
  return {
    ...{ granted, players, participants },
    budget: toWireShillings(budget),
    spent: toWireShillings(spent),
    left: toWireShillings(senti(budget - spent)),
    owed: toWireShillings(owedAmount),
    days: days.map((one) => ({ ...one, amount: toWireShillings(one.amount) })),
  };
}

async function viewingOf(
  reader: Reader,
  campaigns: readonly Campaign[],
  locale: OfficeViewing['locale'],
): Promise<Omit<OfficeViewing, 'now'>> {
  const people = campaigns.flatMap(({ madeBy, startedBy, stoppedBy, revisions }) =>
    [madeBy, startedBy, stoppedBy, ...revisions.map(({ changedBy }) => changedBy)].flatMap(
      (id) => id ?? [],
    ),
  );
  const [names, counts] = await Promise.all([
    namesOfAdministrators(reader, [...new Set(people)]),
    countsOf(
      reader,
      campaigns.map(({ id }) => id),
    ),
  ]);
  return { names, counts, locale };
}

/** As `campaignStateOf` has it, for the database. */
const stateConditions: Readonly<Record<CampaignState, (today: string) => RawBuilder<unknown>>> = {
  stopped: () => sql`stopped_at is not null`,
  draft: () => sql`stopped_at is null and started_at is null`,
  scheduled: (today) => sql`stopped_at is null and started_at is not null and first_day > ${today}`,
  running: (today) => sql`
    stopped_at is null and started_at is not null and first_day <= ${today}
    and last_day >= ${today}`,
  ended: (today) => sql`stopped_at is null and started_at is not null and last_day < ${today}`,
};

function conditionOf(
  { kind, state }: CallRequest<'campaign/inquire'>,
  now: Date,
): RawBuilder<unknown> {
  const ofKind = kind === undefined ? sql`true` : sql`kind = ${kind}`;
  if (state === undefined) return ofKind;
  return sql`${ofKind} and ${stateConditions[state](eatDayOf(now.getTime()))}`;
}

const orderOf = (
  { reason }: { readonly reason: string },
  { caller, address, userAgent }: CallContext<SignedInAdministrator>,
): CampaignOrder => ({
  ...{ administratorId: caller.administratorId, reason, visit: { address, userAgent } },
});
