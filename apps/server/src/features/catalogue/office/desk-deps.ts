import type { CallContext, SignedInAdministrator } from '../../../platform/http/handler.ts';
import type { Catalogue, HouseChoices } from '../catalogue.ts';
import type { ChangeDeps, Editor } from '../choices/change-choice.ts';
import { type ChoiceKind, choiceKinds } from '../choices/choice-kinds.ts';
import type { Choices, Kept } from '../choices/choice-store.ts';

export type DeskDeps = Omit<ChangeDeps, 'announceChoices'> & {
  readonly catalogue: Pick<
    Catalogue,
    | 'matches'
    | 'competitions'
    | 'countries'
    | 'bookmakers'
    | 'team'
    | 'swahiliName'
    | 'leagues'
    | 'marketsOf'
  > &
    Pick<HouseChoices, 'popularCompetitions'> & {
      readonly choices: () => Choices;
      readonly announceChoices: () => Promise<void>;
    };
  /** Whether the house may owe something on a match: then what it promised about it stays. */
  readonly isBetOn: (matchId: string) => boolean;
};

export const editorOf = (context: CallContext<SignedInAdministrator>): Editor => ({
  administratorId: context.caller.administratorId,
  visit: { address: context.address, userAgent: context.userAgent },
});

export const changeDepsOf = ({ catalogue, ...deps }: DeskDeps): ChangeDeps => ({
  ...deps,
  announceChoices: catalogue.announceChoices,
});

/** What stands about one thing, decided or not, with the revision that an editor names. */
export function standing<Kind extends ChoiceKind>(
  choices: Choices,
  kind: Kind,
  id: string | number,
): Kept<Kind> {
  // Safe because the map of a kind holds choices of that kind, by ids of that kind.
  const rows = choices[kind] as unknown as ReadonlyMap<string | number, Kept<Kind>>;
  return rows.get(id) ?? { ...choiceKinds[kind].defaults, revision: 0 };
}

export const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

type Paging = { readonly page: number; readonly page_size: number };

export const pageOf = <Row>(rows: readonly Row[], { page, page_size }: Paging): Row[] =>
  rows.slice((page - 1) * page_size, page * page_size);

export const isNamed = (name: string, text: string | undefined): boolean =>
  text === undefined || name.toLowerCase().includes(text.toLowerCase());
