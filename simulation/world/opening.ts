import { billTypes } from '@kipute/contract/constants/money/bills';
import type { SettingsOf } from '@kipute/server/settings';
import type { History } from '../history.ts';
import type { Ask } from './database.ts';
import type { Desk } from './desk.ts';

/** In senti: enough for a run, little enough that some of it is once the last of it. */
const CASH = 5_000_000;
const CREDIT = 1_500_000;
const COIN = 3_000_000;
/** So much in a day, set by a player who would bet more than that. */
const STAKE_LIMIT = 600_000;

/** By hand, as the office does it: one side of an entry is the player's, the other the house's. */
const GIVE = `
  select outcome from player, (values ('cash', $1::bigint), ('credit', $2::bigint),
      ('racing-coin', $5::bigint)) as gift (account, amount),
    append_entry(concat_ws(' ', $3::text, id, account), ${billTypes['balance-change'].id}::smallint, '',
      '', now(), array[id, null], array[account, 'corrections'], array[amount, -amount])
  where id = $4::bigint`;

const PLAYERS = 'select id::text from player order by id';

const LIMIT = `
  insert into play_limit_change (player_id, kind, period, amount, asked_at, applies_at)
  select id, 'stake', 'day', $1, now(), now() from player where phone = $2`;

/**
 * The same to all, once under each name. To each by itself: who holds one purse and asks for the
 * next may meet a batch of bets that does so in another order.
 */
export async function giveEverybody(ask: Ask, name: string): Promise<void> {
  for (const { id } of await ask<{ readonly id: string }>(PLAYERS)) {
    await ask(GIVE, [CASH, CREDIT, name, id, COIN]);
  }
}

/** One decided bet reaches it, and its budget holds four rewards: everybody wants the last one. */
const EASY_CAMPAIGN = `
  with made as (
    insert into campaign (kind, audience, first_day, last_day, budget, title_sw, title_en, made_at,
      started_at)
    select 'daily-stakes', 'everybody', to_char(eat, 'YYYY-MM-DD'),
      to_char(eat + interval '2 days', 'YYYY-MM-DD'), 200000, 'Rahisi', 'Easy', now(), now()
    from (select now() at time zone 'Africa/Dar_es_Salaam' as eat) as today
    returning id, first_day, last_day, made_at
  )
  insert into campaign_revision (campaign_id, revision, from_day, content, note, changed_at)
  select id, 1, first_day, jsonb_build_object(
    'rules', jsonb_build_object('kind', 'daily-stakes', 'stakeMinimum', '10000', 'days', 1,
      'oddsMinimum', 1010, 'reward', '50000'),
    'rewardDays', 7, 'picture', '', 'budget', '200000', 'lastDay', last_day,
    'words', jsonb_build_object(
      'title', jsonb_build_object('sw', 'Rahisi', 'en', 'Easy'),
      'summary', jsonb_build_object('sw', 'Rahisi', 'en', 'Easy'),
      'terms', jsonb_build_object('sw', '', 'en', ''))), 'simulated', made_at
  from made`;

export const openCampaign = async (ask: Ask): Promise<void> => void (await ask(EASY_CAMPAIGN));

/** Everybody has something to bet with, and one of them has a limit. */
export async function fillPockets(ask: Ask, phoneOfCareful: string): Promise<void> {
  await giveEverybody(ask, 'gift');
  await ask(LIMIT, [STAKE_LIMIT, phoneOfCareful]);
}

/** Races so short that a run of a minute has some, and a kill in the midst of one. */
const PACE = { bettingSeconds: 18, closedSeconds: 1, raceSeconds: 5, resultSeconds: 1 };
/** A setting holds from midnight on, so it has to have been there yesterday. */
const YESTERDAY = `
  insert into setting_revision (section, revision, effective_from, value, changed_at, note)
  select 'racing', 1, now() - interval '2 days', $1::jsonb, now() - interval '2 days',
    'simulated opening: pace'`;

const MONEY = { poolStart: '2000000', stakeMinimum: '10000', stakeMaximum: '10000000' };
/** Few right places share the pool, so that it is shared in a run. */
const TERMS = {
  odds: {
    ...{ champion: 9_690, 'champion-and-runner-up': 28_000, 'top-three': 56_000 },
    ...{ 'odd-even': 1_970, 'big-small': 1_970 },
  },
  tenOfTen: [{ right: 2, multiplier: 1 }],
  tenOfTenPoolFrom: 3,
};

export const quickenRaces = async (ask: Ask): Promise<void> => {
  const value = {
    ...{ isOpen: true, pace: PACE, terms: TERMS, poolPercent: 5, ...MONEY },
    ...{ tenOfTenStakeMaximum: '500000', ticketsMaximum: 120 },
  };
  await ask(YESTERDAY, [JSON.stringify(value)]);
};

/** Long enough to be killed in, short enough that a run has many bets in play. */
const LIVE_BET_DELAY_SECONDS = 1;
const EXTRA_DELAY_SECONDS = 1;
const CASH_OUT_DELAY_SECONDS = 1;

type Ceiling = SettingsOf<'bet'>['singleProfitMaximum'];

/** In senti, so low that bets of many legs meet them, whole and by parts. */
const SINGLE_PROFIT_MAXIMUM = 10_000_000n as Ceiling;
const MULTIPLE_PROFIT_MAXIMUM = 15_000_000n as Ceiling;

type Section = 'bet' | 'settlement';
type Next<Name extends Section> = (value: SettingsOf<Name>) => SettingsOf<Name>;

/** Short waits and low ceilings: what is rare in life shall happen in a run. */
export async function suitSettings(desk: Desk, history: History): Promise<void> {
  const change = async <Name extends Section>(section: Name, next: Next<Name>) => {
    const note = `simulated opening: ${section}`;
    const { answer, revision } = await desk.changeSettings({ section, note, next });
    history.add({ kind: 'settings-change', section, revision, note, answer });
  };
  await change('bet', (bet) => ({
    ...bet,
    earlySettlementDelaySeconds: CASH_OUT_DELAY_SECONDS,
    singleProfitMaximum: SINGLE_PROFIT_MAXIMUM,
    multipleProfitMaximum: MULTIPLE_PROFIT_MAXIMUM,
    phone: { ...bet.phone, liveBetDelaySeconds: LIVE_BET_DELAY_SECONDS },
    afterGoal: { ...bet.afterGoal, extraDelaySeconds: EXTRA_DELAY_SECONDS },
    afterCorner: { ...bet.afterCorner, extraDelaySeconds: EXTRA_DELAY_SECONDS },
  }));
  // Nobody waits a day here: what is called off is over.
  await change('settlement', (settlement) => ({ ...settlement, replayWithinMinutes: 0 }));
}
