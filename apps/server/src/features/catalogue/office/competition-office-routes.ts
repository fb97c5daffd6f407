import { COMPETITION_TIERS } from '@kipute/contract/constants/betting/limits';
import { liveBetFlags } from '@kipute/contract/constants/matches/markets';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { shillings, toWireShillings } from '@kipute/domain/money/senti';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { changeChoice, changeChoices } from '../choices/change-choice.ts';
import type { Competition } from '../records.ts';
import {
  changeDepsOf,
  type DeskDeps,
  editorOf,
  flag,
  isNamed,
  pageOf,
  standing,
} from './desk-deps.ts';

export type CompetitionOfficeRoutes = HandlersFor<
  | 'atlassian/competition_inquire'
  | 'competition/update'
  | 'atlassian/update_roll_bet'
  | 'atlassian/update_sequence'
  | 'competition_tier/inquire'
  | 'competition_tier/update'
>;

type Row = CallContent<'atlassian/competition_inquire'>[number];
type Filter = Omit<CallRequest<'atlassian/competition_inquire'>, 'page' | 'page_size'>;

const { allowed, 'not-allowed': notAllowed } = liveBetFlags;

/** Competitions and the tiers they are sold by (DESK-11, DESK-15). */
export function competitionOfficeRoutes(deps: DeskDeps): CompetitionOfficeRoutes {
  const { catalogue } = deps;
  const changing = changeDepsOf(deps);
  const kind = 'competition';
  return {
    'atlassian/competition_inquire': async ({ page, page_size, ...filter }, { locale }) => {
      const rows = competitionRows(deps, locale)
        .filter((row) => isWanted(row, filter))
        .toSorted((one, other) => other.sequence - one.sequence || other.matches - one.matches);
      return answerPage(pageOf(rows, { page, page_size }), rows.length);
    },
    'competition/update': async ({ id, revision, reason, ...wanted }, context) => {
      const competition = catalogue.competitions().get(id);
      if (!competition) return refuseWith('competition-unknown');
      const value = {
        sequence: wanted.sequence,
        isPopular: wanted.is_popular === 1,
        liveBetting: wanted.roll_bet === allowed.id,
        tier: wanted.tier,
      };
      const change = {
        kind,
        id,
        name: competition.name,
        value,
        reason,
        basedOn: revision,
      } as const;
      const changed = await changeChoice(changing, change, editorOf(context));
      return changed.ok ? answer(changed.value) : refuseWith(changed.refusal);
    },
    'atlassian/update_sequence': async ({ id, revision, sequence, reason }, context) => {
      const competition = catalogue.competitions().get(id);
      if (!competition) return refuseWith('competition-unknown');
      const change = { kind, id, name: competition.name, reason, basedOn: revision } as const;
      const changed = await changeChoice(
        changing,
        { ...change, value: { sequence } },
        editorOf(context),
      );
      return changed.ok ? answer(changed.value) : refuseWith(changed.refusal);
    },
    'atlassian/update_roll_bet': async ({ ids, roll_bet, reason }, context) => {
      const found = [...new Set(ids)].map((id) => catalogue.competitions().get(id));
      const known = found.filter((one) => one !== undefined);
      if (known.length < found.length) return refuseWith('competition-unknown');
      const value = { liveBetting: roll_bet === allowed.id };
      const changes = known.map(({ id, name }) => ({ kind, id, name, value, reason }) as const);
      const changed = await changeChoices(changing, changes, editorOf(context));
      return changed.ok ? answer(null) : refuseWith(changed.refusal);
    },
    'competition_tier/inquire': async () => answer(tierRows(deps)),
    'competition_tier/update': async ({ tier, revision, reason, ...wanted }, context) => {
      if (Number(tier) < 1 || Number(tier) > COMPETITION_TIERS) return refuseWith('tier-unknown');
      const { margin_percent, stake_maximum } = wanted;
      const value = {
        marginHundredths: Math.round(margin_percent * 100),
        stakeMaximum: stake_maximum === null ? null : shillings(stake_maximum),
      };
      const name = `tier ${tier}`;
      const change = { kind: 'tier', id: tier, name, value, reason, basedOn: revision } as const;
      const changed = await changeChoice(changing, change, editorOf(context));
      return changed.ok ? answer(changed.value) : refuseWith(changed.refusal);
    },
  };
}

const isWanted = (row: Row, { text, sport_id, roll_bet, tier }: Filter): boolean =>
  (isNamed(row.name, text) || isNamed(row.country, text)) &&
  (sport_id === undefined || row.sport_id === sport_id) &&
  (roll_bet === undefined || row.roll_bet === roll_bet) &&
  (tier === undefined || row.tier === tier);

function competitionRows({ catalogue }: DeskDeps, locale: Locale): readonly Row[] {
  const choices = catalogue.choices();
  const numbers = Map.groupBy(catalogue.matches().values(), ({ competitionId }) => competitionId);
  const popular = catalogue.popularCompetitions();
  const associatedNames = ({ id, leagueId }: Competition): string =>
    popular
      .filter(({ leagueIds }) => leagueIds.includes(id) || leagueIds.includes(leagueId ?? ''))
      .map(({ titleSw, titleEn }) => (locale === 'sw' ? titleSw : titleEn))
      .join(', ');
  return [...catalogue.competitions().values()].map((competition) => {
    const { id, name, sportId, countryId } = competition;
    const { revision, ...choice } = standing(choices, 'competition', id);
    return {
      id,
      name: (locale === 'sw' && catalogue.swahiliName('event', id)) || name,
      country: catalogue.countries().get(countryId ?? -1)?.name ?? '',
      sport_id: sportId,
      matches: numbers.get(id)?.length ?? 0,
      associated_names: associatedNames(competition),
      sequence: choice.sequence,
      roll_bet: choice.liveBetting ? allowed.id : notAllowed.id,
      is_popular: flag(choice.isPopular),
      tier: choice.tier,
      revision,
    };
  });
}

function tierRows({ catalogue }: DeskDeps): CallContent<'competition_tier/inquire'> {
  const choices = catalogue.choices();
  const numbers = Array.from({ length: COMPETITION_TIERS }, (_, place) => place + 1);
  return numbers.map((tier) => {
    const { marginHundredths, stakeMaximum, revision } = standing(choices, 'tier', tier);
    return {
      tier: String(tier),
      margin_percent: marginHundredths / 100,
      stake_maximum: stakeMaximum === null ? null : toWireShillings(stakeMaximum),
      competitions: [...choices.competition.values()].filter((one) => one.tier === tier).length,
      revision,
    };
  });
}
