import { campaignRules, campaignWords } from '@kipute/contract/calls/campaign-fields';
import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import { campaignStateOf, startCampaign } from '@kipute/domain/campaigns/campaign';
import { invariant } from '@kipute/domain/invariant';
import { formatShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { Deed, Measure, ProposalView, SubmitDeed, Submitted } from '../approvals/index.ts';
import type { CampaignDeps } from './campaign-deps.ts';
import { type Campaign, findCampaign, newestOf } from './campaign-store.ts';
import { plannedFrom } from './campaign-view.ts';
import {
  beginCampaign,
  budgetRaised,
  type CampaignOrder,
  updateCampaign,
} from './change-campaign.ts';

const kind = 'campaign' as const;

/** As it travelled: it is read through the same schema again when somebody approves. */
const written = z.object({
  first_day: z.string(),
  last_day: z.string(),
  audience: z.enum(['everybody', 'new-players', 'who-joins']),
  rules: campaignRules,
  budget: z.number(),
  picture: z.string(),
  sort: z.number(),
  words: campaignWords,
});
type WrittenPlan = z.infer<typeof written>;

const payload = z.object({
  campaignId: z.string(),
  revision: z.number(),
  /** Undefined: it is to be started as it stands. */
  change: written.optional(),
});
type CampaignDeed = z.infer<typeof payload>;

type Submitting = {
  readonly asked: { readonly campaignId: bigint; readonly revision: number };
  readonly change?: WrittenPlan;
  readonly order: CampaignOrder;
};

/**
 * Money is promised by starting a campaign, or by adding to its budget while it runs. What one
 * person promised in a day counts together, so that ten small ones are one large one (CMP-40).
 */
export function campaignSubmitter(deps: CampaignDeps) {
  const submit: SubmitDeed<CampaignDeed, null> = deps.approvals.register(campaignDeed(deps));
  return async ({
    asked,
    change,
    order,
  }: Submitting): Promise<Result<Submitted<null>, ErrorCode>> => {
    const deed: CampaignDeed = {
      ...{ campaignId: asked.campaignId.toString(), revision: asked.revision },
      ...(change && { change }),
    };
    const campaign = await findCampaign(deps.database.read, asked.campaignId);
    if (!campaign) return refuse('campaign-unknown');
    if (campaign.revision !== asked.revision) return refuse('changed-meanwhile');
    const obstacle = obstacleTo(deps, campaign, deed);
    if (obstacle) return refuse(obstacle);
    const { administratorId, reason, visit } = order;
    const measure = measureOf(deps, campaign, deed);
    if (!measure && change) return changeAtOnce(deps, { deed, order });
    const measured = measure && { kind, administratorId, measure };
    const isLarge = measured && (await deps.approvals.needsSecond(deps.database.read, measured));
    const persons = isLarge ? 'two-persons' : 'one-person';
    return submit({ payload: deed, administratorId, reason, visit }, persons);
  };
}

/** What one sees at once need not be proposed. */
function obstacleTo(
  { clock }: CampaignDeps,
  campaign: Campaign,
  { change }: CampaignDeed,
): ErrorCode | undefined {
  if (change) {
    return plannedFrom(campaign.kind, change) ? undefined : 'campaign-rules-incomplete';
  }
  const plan = { ...campaign, rules: newestOf(campaign).content.rules };
  const started = startCampaign(campaign, plan, clock.now());
  return started.ok ? undefined : started.refusal;
}

const moneyOf = (campaign: Campaign, { change }: CampaignDeed): Senti => {
  const planned = change && plannedFrom(campaign.kind, change);
  return planned ? budgetRaised(campaign, planned) : campaign.budget;
};

/** Undefined where no money is promised. */
function measureOf(
  { settings }: CampaignDeps,
  campaign: Campaign,
  deed: CampaignDeed,
): Measure | undefined {
  const amount = moneyOf(campaign, deed);
  if (amount === 0n) return undefined;
  return {
    key: keyOf(deed),
    subject: 'campaigns',
    amount,
    secondFrom: settings.current('office').campaignFrom,
  };
}

const keyOf = ({ campaignId, revision, change }: CampaignDeed): string =>
  `campaign ${campaignId} ${revision} ${change ? 'change' : 'start'}`;

function campaignDeed(deps: CampaignDeps): Deed<CampaignDeed, null> {
  return {
    kind,
    payload,
    key: ({ campaignId }) => `campaign ${campaignId}`,
    measure: async (reader, deed) => {
      const campaign = await findCampaign(reader, BigInt(deed.campaignId));
      const measure = campaign && measureOf(deps, campaign, deed);
      return measure ?? { ...withoutMoney, key: keyOf(deed) };
    },
    node: 'campaign/start',
    view: (reader, deed, locale) => viewOf(deps, reader, { deed, locale }),
    perform: (tx, order) => perform(deps, tx, order),
  };
}

/** The ladder promises nothing of its own: it needs no second person and adds to no sum. */
const withoutMoney: Omit<Measure, 'key'> = {
  ...{ subject: 'campaigns without money', amount: senti(0n), secondFrom: senti(1n) },
};

/** Words, pictures, days and rules under a budget that stays. */
function changeAtOnce(
  deps: CampaignDeps,
  { deed, order }: { readonly deed: CampaignDeed; readonly order: CampaignOrder },
): Promise<Result<Submitted<null>, ErrorCode>> {
  return deps.database.transact(async (tx) => {
    const done = await perform(deps, tx, { payload: deed, ...order });
    return done.ok ? ok({ outcome: 'done', value: null }) : done;
  });
}

type Performing = CampaignOrder & { readonly payload: CampaignDeed };

async function perform(
  deps: CampaignDeps,
  tx: Transaction,
  { payload: deed, ...order }: Performing,
): Promise<Result<null, ErrorCode>> {
  const { change, revision } = deed;
  const campaignId = BigInt(deed.campaignId);
  if (!change) return beginCampaign(deps, tx, { start: { campaignId, revision }, order });
  const campaign = await findCampaign(tx, campaignId);
  const planned = campaign && plannedFrom(campaign.kind, change);
  if (!planned) return refuse('campaign-rules-incomplete');
  return updateCampaign(deps, tx, { update: { campaignId, revision, planned }, order });
}

type Viewed = { readonly deed: CampaignDeed; readonly locale: Locale };

async function viewOf(
  { clock }: CampaignDeps,
  reader: Reader,
  { deed, locale }: Viewed,
): Promise<ProposalView> {
  const campaign = await findCampaign(reader, BigInt(deed.campaignId));
  invariant(campaign, 'a campaign is never removed');
  const planned = deed.change && plannedFrom(campaign.kind, deed.change);
  const name = textIn(locale, newestOf(campaign).content.words.title);
  const says = (sw: string, en: string) => textIn(locale, { sw, en });
  const budget = formatShillings(planned?.budget ?? campaign.budget);
  const title = planned
    ? says(`Bajeti mpya ${budget}: ${name}`, `New budget ${budget}: ${name}`)
    : says(`Anzisha, bajeti ${budget}: ${name}`, `Start, budget ${budget}: ${name}`);
  const state = campaignStateOf(campaign, clock.now());
  const isSame = campaign.revision === deed.revision;
  return {
    title,
    subject: { kind: 'campaign', id: deed.campaignId, name },
    changes: [
      planned
        ? {
            label: says('Bajeti', 'Budget'),
            before: formatShillings(campaign.budget),
            after: budget,
          }
        : {
            label: says('Hali', 'State'),
            before: state,
            after: says('imeanzishwa', 'started'),
          },
      {
        label: says('Siku', 'Days'),
        before: `${campaign.firstDay} – ${campaign.lastDay}`,
        after: `${planned?.firstDay ?? campaign.firstDay} – ${planned?.lastDay ?? campaign.lastDay}`,
      },
    ],
    checks: [
      {
        text: says('Haijabadilishwa tangu pendekezo', 'Unchanged since it was proposed'),
        holds: isSame ? 1 : 0,
      },
    ],
  };
}
