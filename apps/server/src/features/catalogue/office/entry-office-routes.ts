import {
  type BettingType,
  bettingTypeOf,
  bettingTypes,
} from '@kipute/contract/constants/betting-types/betting-types';
import { marketBetStatuses, typeFlags } from '@kipute/contract/constants/matches/markets';
import { textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { changeChoice } from '../choices/change-choice.ts';
import { changeDepsOf, type DeskDeps, editorOf, isNamed, pageOf, standing } from './desk-deps.ts';

export type EntryOfficeRoutes = MarketTypeRoutes & CountryRoutes & BookmakerRoutes;

type MarketTypeRoutes = HandlersFor<'atlassian/get_betting_type' | 'atlassian/update_bet_status'>;
type CountryRoutes = HandlersFor<'atlassian/get_location' | 'atlassian/update_location_sequence'>;
type BookmakerRoutes = HandlersFor<'bookmaker/inquire' | 'bookmaker/update_sequence'>;

/** What the house decides about the entries of the catalogue (DESK-13, DESK-15). */
export const entryOfficeRoutes = (deps: DeskDeps): EntryOfficeRoutes => ({
  ...marketTypeRoutes(deps),
  ...countryRoutes(deps),
  ...bookmakerRoutes(deps),
});

const { allowed, 'not-allowed': notAllowed } = marketBetStatuses;

type TypeRow = CallContent<'atlassian/get_betting_type'>[number];

const shippedFlag = (type: BettingType): TypeRow['type_flag'] => typeFlags[type.typeFlag].id;

function marketTypeRoutes(deps: DeskDeps): MarketTypeRoutes {
  const { catalogue } = deps;
  const rowOf = (type: BettingType, name: string): TypeRow => {
    const choice = standing(catalogue.choices(), 'marketType', type.id);
    const shipped = shippedFlag(type);
    return {
      id: String(type.id),
      name,
      sport_group: type.sportGroup,
      bet_status: choice.isOpen ? allowed.id : notAllowed.id,
      type_flag: (choice.typeFlag ?? shipped) as TypeRow['type_flag'],
      shipped_type_flag: shipped,
      live_delay: choice.liveDelaySeconds,
      revision: choice.revision,
    };
  };
  return {
    'atlassian/get_betting_type': async ({ page, page_size, ...filter }, { locale }) => {
      const { text, bet_status, type_flag } = filter;
      const rows = bettingTypes
        .map((type) => rowOf(type, textIn(locale, type)))
        .filter((row) => isNamed(row.name, text) || row.id === text)
        .filter((row) => bet_status === undefined || row.bet_status === bet_status)
        .filter((row) => type_flag === undefined || row.type_flag === type_flag)
        .toSorted((one, other) => Number(one.id) - Number(other.id));
      return answerPage(pageOf(rows, { page, page_size }), rows.length);
    },
    'atlassian/update_bet_status': async ({ id, revision, reason, ...wanted }, context) => {
      const type = bettingTypeOf(Number(id));
      if (!type) return refuseWith('market-type-unknown');
      const value = {
        isOpen: wanted.bet_status === allowed.id,
        typeFlag: wanted.type_flag === shippedFlag(type) ? null : wanted.type_flag,
        liveDelaySeconds: wanted.live_delay,
      };
      const change = { kind: 'marketType', id, name: type.en, value, reason } as const;
      const changed = await changeChoice(
        changeDepsOf(deps),
        { ...change, basedOn: revision },
        editorOf(context),
      );
      return changed.ok ? answer(changed.value) : refuseWith(changed.refusal);
    },
  };
}

function countryRoutes(deps: DeskDeps): CountryRoutes {
  const { catalogue } = deps;
  return {
    'atlassian/get_location': async ({ page, page_size, text }, { locale }) => {
      const numbers = matchesByCountry(deps);
      const choices = catalogue.choices();
      const rows = [...catalogue.countries().values()]
        .map(({ id, name, code }) => {
          const { sequence, flag, revision } = standing(choices, 'country', id);
          const inSwahili = locale === 'sw' && catalogue.swahiliName('country', String(id));
          const matches = numbers.get(id) ?? 0;
          const said = { name: inSwahili || name, alpha2: code ?? '' };
          return { id: String(id), ...said, flag, sequence, matches, revision };
        })
        .filter((row) => isNamed(row.name, text))
        .toSorted(
          (one, other) =>
            other.sequence - one.sequence ||
            other.matches - one.matches ||
            one.name.localeCompare(other.name),
        );
      return answerPage(pageOf(rows, { page, page_size }), rows.length);
    },
    'atlassian/update_location_sequence': async ({ id, revision, reason, ...value }, context) => {
      const country = catalogue.countries().get(Number(id));
      if (!country) return refuseWith('country-unknown');
      const change = { kind: 'country', id, name: country.name, value, reason } as const;
      const changed = await changeChoice(
        changeDepsOf(deps),
        { ...change, basedOn: revision },
        editorOf(context),
      );
      return changed.ok ? answer(changed.value) : refuseWith(changed.refusal);
    },
  };
}

function matchesByCountry({ catalogue }: DeskDeps): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  for (const { competitionId } of catalogue.matches().values()) {
    const countryId = catalogue.competitions().get(competitionId)?.countryId;
    if (countryId != null) numbers.set(countryId, (numbers.get(countryId) ?? 0) + 1);
  }
  return numbers;
}

function bookmakerRoutes(deps: DeskDeps): BookmakerRoutes {
  const { catalogue } = deps;
  return {
    'bookmaker/inquire': async ({ page, page_size, text }) => {
      const choices = catalogue.choices();
      const rows = [...catalogue.bookmakers().values()]
        .filter(({ name }) => isNamed(name, text))
        .map(({ id, name }) => {
          const { sequence, revision } = standing(choices, 'bookmaker', id);
          return { bookmaker_id: String(id), name, sequence, revision };
        })
        .toSorted(
          (one, other) => other.sequence - one.sequence || one.name.localeCompare(other.name),
        );
      return answerPage(pageOf(rows, { page, page_size }), rows.length);
    },
    'bookmaker/update_sequence': async (request, context) => {
      const { bookmaker_id: id, revision, sequence, reason } = request;
      const bookmaker = catalogue.bookmakers().get(Number(id));
      if (!bookmaker) return refuseWith('bookmaker-unknown');
      const change = { kind: 'bookmaker', id, name: bookmaker.name, reason } as const;
      const changed = await changeChoice(
        changeDepsOf(deps),
        { ...change, value: { sequence }, basedOn: revision },
        editorOf(context),
      );
      return changed.ok ? answer(changed.value) : refuseWith(changed.refusal);
    },
  };
}
