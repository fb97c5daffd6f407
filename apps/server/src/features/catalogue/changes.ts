import type { Kind, kinds } from './kinds.ts';

type ValueOf<Type> = Type extends `${infer Plain}?`
  ? ValueOf<Plain> | null
  : Type extends 'id' | 'text'
    ? string
    : Type extends 'boolean'
      ? boolean
      : number;

type FieldsOf<K extends Kind> = (typeof kinds)[K]['fields'];
export type Id = string | number;
export type IdOf<K extends Kind> = (typeof kinds)[K]['id'] extends 'number' ? number : string;

/** One record as it travels and as it is stored. */
export type Stored<K extends Kind> = { id: IdOf<K>; version: number } & {
  -readonly [Field in keyof FieldsOf<K>]: ValueOf<FieldsOf<K>[Field]>;
};

type Create<K extends Kind> = {
  readonly kind: K;
  readonly act: 'create';
  readonly record: Readonly<Stored<K>>;
};
export type Update<K extends Kind> = {
  readonly kind: K;
  readonly act: 'update';
  readonly id: IdOf<K>;
  /** Only what is new; `version` when the provider sent it. */
  readonly changed: Readonly<Partial<Omit<Stored<K>, 'id'>>>;
};
type Delete<K extends Kind> = {
  readonly kind: K;
  readonly act: 'delete';
  readonly id: IdOf<K>;
};

export type AnyCreate = { [K in Kind]: Create<K> }[Kind];
export type AnyUpdate = { [K in Kind]: Update<K> }[Kind];
export type AnyDelete = { [K in Kind]: Delete<K> }[Kind];

/** One change of the provider's world, in our kinds and fields. The journal and the bus carry these. */
export type Change = AnyCreate | AnyUpdate | AnyDelete;

/** The provider's published rules of consistency, each as the name of its breach. */
export type Refusal =
  | 'created-twice'
  | 'unknown-entity'
  | 'stale'
  | 'foreign-key'
  | 'still-referenced';

/** Price of an offer whose odds made no sense: it can never be sold, and 0 means "no price". */
export const ABSURD_PRICE = -1;
