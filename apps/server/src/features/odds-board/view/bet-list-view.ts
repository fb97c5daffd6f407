import { bettingTypeOf } from '@kipute/contract/constants/betting-types/betting-types';
import { wholePartIds } from '@kipute/contract/constants/matches/event-parts';
import { marketGroups } from '@kipute/contract/constants/matches/market-groups';
import { type Locale, textIn } from '@kipute/contract/locale';
import { compareIds } from '@kipute/domain/odds/sold-offer';
import type { Offering } from '../board/offering.ts';
import { withoutTwins } from '../facts/market-facts.ts';
import type { Catalogue, Market } from '../ports.ts';
import { type FormWriter, type JsonForm, startForm, writeEach } from './json-form.ts';
import type { Names } from './names.ts';
import type { OutcomeWriter } from './outcome-view.ts';

/** Markets on offer of one type, in their order. */
export type MarketFamily = { readonly typeId: number; readonly markets: readonly Market[] };

/** Types that our catalogue does not know stand behind all others. */
const UNKNOWN_PLACE = 1_000_000;

function placeOf(typeId: number): number {
  const type = bettingTypeOf(typeId);
  return type ? marketGroups[type.group].id * 10_000 + type.order : UNKNOWN_PLACE + typeId;
}

function compareMarkets(one: Market, other: Market): number {
  return (
    one.partId - other.partId ||
    (one.line ?? 0) - (other.line ?? 0) ||
    (one.line2 ?? 0) - (other.line2 ?? 0) ||
    compareIds(one.id, other.id)
  );
}

/** By group, then as catalogued: as they stand on the page of a match. */
export const compareOnPage = (one: Market, other: Market): number =>
  placeOf(one.marketTypeId) - placeOf(other.marketTypeId) || compareMarkets(one, other);

/** What is on offer of a match, or only its markets of one type: by group, then as catalogued. */
export function familiesOf(
  catalogue: Catalogue,
  { match, onOffer }: Offering,
  onlyTypeId?: number,
): readonly MarketFamily[] {
  const families = new Map<number, Market[]>();
  const shown = withoutTwins(catalogue.marketsOf(match.id).filter(({ id }) => onOffer.has(id)));
  for (const market of shown) {
    if (onlyTypeId !== undefined && market.marketTypeId !== onlyTypeId) continue;
    const family = families.get(market.marketTypeId);
    if (family) family.push(market);
    else families.set(market.marketTypeId, [market]);
  }
  return [...families]
    .map(([typeId, markets]) => ({ typeId, markets: markets.toSorted(compareMarkets) }))
    .toSorted((one, other) => placeOf(one.typeId) - placeOf(other.typeId));
}

type BetListDeps = {
  readonly catalogue: Catalogue;
  readonly names: Names;
  readonly locale: Locale;
  readonly outcomes: OutcomeWriter;
};

/** The entries of `bet_list`, commas between them; a family without markets says it is gone. */
export function betListForm(families: readonly MarketFamily[], deps: BetListDeps): JsonForm {
  const writer = startForm();
  writeEach(writer, families, (family) => writeFamily(writer, family, deps));
  return writer.finish();
}

function writeFamily(
  writer: FormWriter,
  { typeId, markets }: MarketFamily,
  deps: BetListDeps,
): void {
  const type = bettingTypeOf(typeId);
  const name = type && !type.nameBlanked ? textIn(deps.locale, type) : '';
  const description = type?.description ? textIn(deps.locale, type.description) : null;
  const entry = {
    bettingTypeId: typeId,
    typeName: name,
    description,
    group: type?.group ?? 'specials',
  };
  writer.write(`${JSON.stringify(entry).slice(0, -1)},"market_list":[`);
  writeEach(writer, markets, (market) => writeMarket(writer, { market, typeName: name }, deps));
  writer.write(']}');
}

type NamedMarket = { readonly market: Market; readonly typeName: string };

function writeMarket(
  writer: FormWriter,
  { market, typeName }: NamedMarket,
  deps: BetListDeps,
): void {
  const { catalogue, names, locale, outcomes } = deps;
  const view = {
    id_card: market.id,
    bettingTypeId: market.marketTypeId,
    eventPartId: market.partId,
    PartName: wholePartIds.has(market.partId) ? '' : names.part(market.partId, locale),
    typeName,
    name: outcomes.marketName(market),
  };
  writer.write(`${JSON.stringify(view).slice(0, -1)},"outcome_list":[`);
  writeEach(writer, catalogue.selectionsOf(market.id), (selection) => {
    const sellable = { market, selection };
    writer.writePriced(outcomes.open(sellable), sellable);
  });
  writer.write(']}');
}
