import type { Choices } from '@kipute/contract/constants/choice';
import type { ErrorCode } from '@kipute/contract/errors';
import type { Localised } from '@kipute/contract/locale';
import type { CallContent, CallInput, CallName, Registry } from '@kipute/contract/registry';

/** One of several, by its number or word on the wire. */
export type OptionValue = string | number;

/** Options that another call answers; see `optionsFrom`. */
export type OptionSource = {
  readonly call: CallName;
  readonly input: Readonly<Record<string, unknown>>;
  /** The field of the request that takes what is typed; without it all options are asked at once. */
  readonly search: string | undefined;
  readonly value: (row: unknown) => OptionValue;
  readonly name: (row: unknown) => string;
  /** For a tree: the value of the row above. */
  readonly parent: ((row: unknown) => OptionValue | null) | undefined;
};

/** A table of the contract, words of our own, or rows of a call. */
type Options =
  | { readonly choices: Choices }
  | { readonly words: Readonly<Record<string, Localised>> }
  | { readonly source: OptionSource };

type Named<Name extends string> = {
  /** Its name in `from` and `send`; usually that of the request's field. */
  readonly name: Name;
  readonly title: Localised;
  readonly hint?: Localised;
  /** The path of its facts in the request, where the name is another. */
  readonly fact?: string;
  /** Where the contract cannot say it: `optional` may stay empty, `required` may not. */
  readonly need?: 'optional' | 'required';
  /** By what stands in the inputs now; what is not asked for is sent as the form began. */
  readonly asked?: (now: Readonly<Record<string, unknown>>) => boolean;
  /** "minutes", "TSh": shown behind the input and its range. */
  readonly unit?: Localised;
  /** Above the field: here a part of a long form begins. */
  readonly heading?: Localised;
  /** Beside the field of a card: what the inputs, as they stand, come to. */
  readonly effect?: (now: Readonly<Record<string, unknown>>) => Effect | undefined;
};

/** What a value would do, in numbers; `bad` where it cannot be. */
export type Effect = {
  readonly text: Localised;
  readonly slots?: Readonly<Record<string, string | number>>;
  readonly tone?: 'bad';
};

export type LadderColumn = {
  readonly name: string;
  readonly title: Localised;
  readonly kind: 'number' | 'money';
};

export type FormField<Name extends string = string> = Named<Name> &
  (
    | { readonly kind: 'text' | 'long-text' | 'number' | 'money' | 'flag' }
    | { readonly kind: 'date' | 'day' | 'both-languages' | 'password' | 'text-file' }
    /** The address of an upload or of a drawing of ours, or empty. */
    | { readonly kind: 'picture'; readonly drawings: 'offered' | 'none' }
    /** Why it is done; the last field of a dialog, and in the save bar of a card. */
    | { readonly kind: 'reason' }
    | ({ readonly kind: 'choice' } & Options)
    | ({ readonly kind: 'many-of' } & Options)
    | { readonly kind: 'picker'; readonly source: OptionSource }
    | { readonly kind: 'tree'; readonly source: OptionSource }
    | { readonly kind: 'ladder'; readonly columns: readonly LadderColumn[] }
  );

/** What each kind is in `from` and `send`. Money is in shillings; null is an empty input. */
type ValueOfKind = {
  text: string;
  'long-text': string;
  reason: string;
  password: string;
  'text-file': string;
  picture: string;
  number: number;
  money: number;
  flag: 0 | 1;
  /** An instant, or empty. */
  date: string;
  /** `2026-02-03`, or empty. */
  day: string;
  'both-languages': { readonly sw: string; readonly en: string };
  choice: OptionValue;
  'many-of': readonly OptionValue[];
  picker: OptionValue;
  tree: readonly OptionValue[];
  ladder: readonly Readonly<Record<string, number>>[];
};

type ChoiceValue<Field> = Field extends { readonly choices: infer Table extends Choices }
  ? Table[keyof Table]['id']
  : Field extends { readonly words: infer Words }
    ? keyof Words & string
    : OptionValue;

type ValueOf<Field extends FormField> = Field extends { readonly kind: 'choice' }
  ? ChoiceValue<Field>
  : Field extends { readonly kind: 'many-of' }
    ? readonly ChoiceValue<Field>[]
    : ValueOfKind[Field['kind']];

type ValuesOf<Fields extends readonly FormField[]> = {
  readonly [Field in Fields[number] as Field['name']]: ValueOf<Field>;
};

/** What is null or left out stands empty. */
type FirstValues<Values> = { readonly [Name in keyof Values]?: Values[Name] | null };

/** What `send` knows beside what was filled in. */
export type Sending<Subject> = {
  readonly subject: Subject;
  /** The same until the server has answered: a second try after a lost answer is no second deed. */
  readonly requestKey: string;
};

/** What is shown once, after it was done: a password, a link. */
export type FormAnswer = { readonly text: Localised; readonly secret?: string };

type FormDefinition<Name extends CallName, Fields extends readonly FormField[], Subject> = {
  readonly call: Name;
  /** Paths of their facts are checked against the call by a test of the form. */
  readonly fields: Fields;
  /** What stands in the fields at first; what is left out stands empty. */
  readonly from?: (subject: Subject) => FirstValues<ValuesOf<Fields>>;
  /** The request. What stays empty is not sent where the contract lets it be left out. */
  readonly send: (
    values: ValuesOf<Fields>,
    sending: Sending<Subject>,
  ) => CallInput<Name> | Promise<CallInput<Name>>;
  /** What no field shows by itself, such as a minimum over its maximum: said before it is sent. */
  readonly refuse?: (
    values: ValuesOf<Fields>,
  ) => { readonly field: Fields[number]['name']; readonly text: Localised } | undefined;
  /** Where a refusal is said: `{ 'balance-below-zero': 'amount' }`. */
  readonly errors?: Partial<Record<ErrorCode, Fields[number]['name']>>;
  readonly answer?: (content: CallContent<Name>) => FormAnswer | undefined;
};

/** A form as the kit sees it. */
export type Form<Subject = unknown> = {
  readonly call: CallName;
  readonly fields: readonly FormField[];
  readonly from: (subject: Subject) => Readonly<Record<string, unknown>>;
  readonly send: (
    values: Readonly<Record<string, unknown>>,
    sending: Sending<Subject>,
  ) => object | Promise<object>;
  readonly refuse: (
    values: Readonly<Record<string, unknown>>,
  ) => { readonly field: string; readonly text: Localised } | undefined;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly answer: (content: unknown) => FormAnswer | undefined;
};

/**
 * A form is data: the call it makes, what it asks for, how it begins and what it sends. `subject` is
 * the row or page it is about. The call's types are checked here and forgotten behind it.
 */
export function defineForm<
  Name extends CallName,
  const Fields extends readonly FormField[],
  Subject = undefined,
>(definition: FormDefinition<Name, Fields, Subject>): Form<Subject> {
  const nothing = () => undefined;
  const usual = { from: () => ({}), refuse: nothing, errors: {}, answer: nothing };
  const complete = { ...usual, ...definition };
  // Safe because the kit hands a form's functions only what its own fields hold.
  return complete as unknown as Form<Subject>;
}

type RowOf<Name extends CallName> = CallContent<Name> extends readonly (infer Row)[] ? Row : never;

type SourceDefinition<Name extends CallName> = {
  readonly value: (row: RowOf<Name>) => OptionValue;
  readonly name: (row: RowOf<Name>) => string;
  readonly parent?: (row: RowOf<Name>) => OptionValue | null;
  readonly input?: Partial<CallInput<Name>>;
} & (Registry[Name]['paged'] extends true
  ? { readonly search: keyof CallInput<Name> & string }
  : object);

/** `optionsFrom('manager/inquire', { search: 'account', value: (row) => row.id, name: … })` */
export function optionsFrom<Name extends CallName>(
  call: Name,
  definition: SourceDefinition<Name>,
): OptionSource {
  const complete = { call, input: {}, search: undefined, parent: undefined, ...definition };
  return complete as unknown as OptionSource;
}
