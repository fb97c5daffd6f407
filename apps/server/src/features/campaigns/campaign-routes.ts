import type { Locale } from '@kipute/contract/locale';
import { textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import {
  CAMPAIGN_CLAIM_DAYS,
  campaignDays,
  campaignStateOf,
  claimEnd,
  rulesOn,
} from '@kipute/domain/campaigns/campaign';
import { awaitedStake } from '@kipute/domain/campaigns/counted-bets';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import { answer, type Caller, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { betsFor, playersAdmitted } from './bets-of-days.ts';
import type { CampaignDeps } from './campaign-deps.ts';
import {
  type Campaign,
  findCampaign,
  newestOf,
  rulesOver,
  startedCampaigns,
} from './campaign-store.ts';
import { shownView } from './campaign-view.ts';
import { dayCounts, lastClaimDay } from './count-rewards.ts';

export type CampaignRoutes = HandlersFor<
  'campaign/shown' | 'campaign/one' | 'campaign/progress' | 'campaign/join'
>;

/** Everybody who opens the list asks for the same: it is read for all of them together. */
const REREAD_MS = 5_000;

export function campaignRoutes(deps: CampaignDeps): CampaignRoutes {
  const { database, clock } = deps;
  const started = startedReader(deps);
  return {
    'campaign/shown': async (_, { caller, locale }) => {
      const now = clock.now();
      if (await isShutOut(deps, caller)) return answer([]);
      const joined = await joinedBy(database.read, caller);
      const shown = (await started()).filter((campaign) => isOn(campaign, now));
      return answer(
        shown.map((campaign) =>
          shownView(campaign, { locale, now, joined: joined.has(campaign.id) }),
        ),
      );
    },
    'campaign/one': async ({ id }, { caller, locale }) => {
      const campaign = await findCampaign(database.read, idOfWire(id));
      if (!campaign || !wasShown(campaign)) return refuseWith('campaign-unknown');
      if (await isShutOut(deps, caller)) return refuseWith('campaign-unknown');
      return answer(await pageView(deps, campaign, { caller, locale }));
    },
    'campaign/progress': async ({ id }, { caller, locale }) => {
      const campaign = id
        ? await findCampaign(database.read, idOfWire(id))
        : dailyOf(await started(), clock.now());
      if (!campaign || !wasShown(campaign)) {
        return id ? refuseWith('campaign-unknown') : answer(null);
      }
      return answer(await progressView(deps, campaign, { playerId: caller.playerId, locale }));
    },
    'campaign/join': async ({ id }, { caller }) => {
      const campaign = await findCampaign(database.read, idOfWire(id));
      const now = clock.now();
      if (!campaign || !wasShown(campaign)) return refuseWith('campaign-unknown');
      if (!isOn(campaign, now)) return refuseWith('campaign-over');
      const { playerId } = caller;
      const admitted = await playersAdmitted(database.read, campaign, [playerId]);
      const canJoin = campaign.audience === 'who-joins' && admitted.length === 1;
      if (!canJoin || (await isShutOut(deps, caller))) {
        return refuseWith('campaign-closed-to-player');
      }
      await database.transact((tx) =>
        sql`
          insert into campaign_player (campaign_id, player_id, since, joined_at)
          values (${campaign.id}, ${playerId}, ${now}, ${now})
          on conflict do nothing`.execute(tx),
      );
      return answer(null);
    },
  };
}

function startedReader({ database, clock }: CampaignDeps): () => Promise<readonly Campaign[]> {
  let reading: Promise<readonly Campaign[]> | undefined;
  let readAtMs = 0;
  return () => {
    const nowMs = clock.now().getTime();
    if (!reading || nowMs - readAtMs >= REREAD_MS) {
      readAtMs = nowMs;
      const latest = startedCampaigns(database.read, lastClaimDay(clock.now()));
      // A failure is not an answer to keep: who asks next tries again.
      latest.catch(() => {
        if (reading === latest) reading = undefined;
      });
      reading = latest;
    }
    return reading;
  };
}

/** Drafts are nobody's business, and neither is one that was put away before it was started. */
const wasShown = ({ startedAt }: Campaign): boolean => startedAt !== null;

const isOn = (campaign: Campaign, now: Date): boolean =>
  ['running', 'scheduled'].includes(campaignStateOf(campaign, now));

/** The running one, else the one that ended last and may still be decided. */
function dailyOf(campaigns: readonly Campaign[], now: Date): Campaign | undefined {
  const daily = campaigns.filter(({ kind }) => kind === 'daily-stakes');
  const running = daily.find((one) => campaignStateOf(one, now) === 'running');
  return running ?? daily.find((one) => isOn(one, now)) ?? daily[0];
}

/** Who takes a break, and who is closed out of offers, sees none (CMP-12). */
async function isShutOut(
  { database, clock }: Pick<CampaignDeps, 'database' | 'clock'>,
  caller: Caller,
): Promise<boolean> {
  if (caller.kind !== 'player') return false;
  const { rows } = await sql`
    select from player
    where id = ${caller.playerId} and (
      not counts_in_statistics or betting_forbidden or exists (
        select from play_pause
        where player_id = ${caller.playerId} and ends_at > ${clock.now()}))`.execute(database.read);
  return rows.length > 0;
}

async function joinedBy(reader: Reader, caller: Caller): Promise<ReadonlySet<bigint>> {
  if (caller.kind !== 'player') return new Set();
  const { rows } = await sql<{ campaignId: bigint }>`
    select campaign_id from campaign_player
    where player_id = ${caller.playerId} and joined_at is not null`.execute(reader);
  return new Set(rows.map(({ campaignId }) => campaignId));
}

type Viewing = { readonly caller: Caller; readonly locale: Locale };

async function pageView(
  { database, settings, clock }: CampaignDeps,
  campaign: Campaign,
  { caller, locale }: Viewing,
): Promise<CallContent<'campaign/one'>> {
  const joined = (await joinedBy(database.read, caller)).has(campaign.id);
  const { ladder } = settings.current('winBonus');
  const isLadder = campaign.kind === 'win-bonus';
  return {
    ...shownView(campaign, { locale, now: clock.now(), joined }),
    terms: textIn(locale, newestOf(campaign).content.words.terms),
    ladder: isLadder
      ? ladder.map(({ legs, percent }) => ({ strings: legs, cash_back: percent }))
      : [],
    ladder_odds: isLadder ? settings.current('bet').winBonusOddsMinimum / 1_000 : 0,
    claim_days: CAMPAIGN_CLAIM_DAYS,
  };
}

type Whose = { readonly playerId: bigint; readonly locale: Locale };

async function progressView(
  deps: CampaignDeps,
  campaign: Campaign,
  { playerId, locale }: Whose,
): Promise<CallContent<'campaign/progress'>> {
  const { database, clock } = deps;
  const now = clock.now();
  const { rows: own } = await sql<{ joinedAt: Date | null }>`
    select joined_at from campaign_player
    where campaign_id = ${campaign.id} and player_id = ${playerId}`.execute(database.read);
  const joinedAt = own[0]?.joinedAt ?? null;
  const { rows: rewards } = await sql<{ period: string; amount: bigint; isGranted: boolean }>`
    select period, amount, granted_at is not null as is_granted from campaign_reward
    where campaign_id = ${campaign.id} and player_id = ${playerId} order by period`.execute(
    database.read,
  );
  const days = await daysView(deps, campaign, { playerId, joinedAt });
  return {
    campaign: shownView(campaign, { locale, now, joined: joinedAt !== null }),
    today: eatDayOf(now.getTime()),
    days: [...days],
    days_reached: days.filter(({ reached }) => reached === 1).length,
    rewards: rewards.map(({ period, amount, isGranted }) => ({
      ...{ period, granted: isGranted ? (1 as const) : (0 as const) },
      amount: toWireShillings(senti(amount)),
    })),
  };
}

type Progress = NonNullable<CallContent<'campaign/progress'>>;

type Participation = { readonly playerId: bigint; readonly joinedAt: Date | null };

/** Counted from the bets themselves as they stand this moment. */
async function daysView(
  { database, clock }: CampaignDeps,
  campaign: Campaign,
  { playerId, joinedAt }: Participation,
): Promise<readonly Progress['days'][number][]> {
  if (campaign.kind !== 'daily-stakes') return [];
  const admitted = await playersAdmitted(database.read, campaign, [playerId]);
  const bets =
    admitted.length === 0
      ? []
      : await betsFor(database.read, campaign, {
          playerIds: [playerId],
          joinedAt: new Map([[playerId, joinedAt]]),
        });
  const revisions = rulesOver(campaign, 'daily-stakes');
  const now = clock.now();
  const isClaimOver = now.getTime() >= claimEnd(campaign);
  const counted = new Map(
    dayCounts(campaign, bets, now).map((one) => [one.day, one.counted] as const),
  );
  return campaignDays(campaign).flatMap((day) => {
    const rules = rulesOn(revisions, day)?.rules;
    if (!rules) return [];
    const stake = counted.get(day) ?? senti(0n);
    const open = isClaimOver ? [] : bets.filter((bet) => bet.day === day && !bet.isOver);
    const waiting = open.reduce((sum, bet) => sum + awaitedStake(bet, rules), 0n);
    return {
      day,
      counted: toWireShillings(stake),
      waiting: toWireShillings(senti(waiting)),
      wanted: toWireShillings(rules.stakeMinimum),
      reached: stake >= rules.stakeMinimum ? (1 as const) : (0 as const),
    };
  });
}
