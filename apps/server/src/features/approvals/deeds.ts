import type { ErrorCode } from '@kipute/contract/errors';
import { invariant } from '@kipute/domain/invariant';
import type { Result } from '@kipute/domain/result';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { Deed, DeedOrder, ProposalKind, ProposalView } from './ports.ts';
import type { ShownChanges } from './proposal-store.ts';

type InBothLanguages = { readonly sw: ProposalView; readonly en: ProposalView };

/** A deed together with a payload that its schema has read. */
export type OpenDeed = {
  readonly key: string;
  readonly view: (reader: Reader) => Promise<InBothLanguages>;
  readonly perform: (
    tx: Transaction,
    order: Omit<DeedOrder<unknown>, 'payload'>,
  ) => Promise<Result<unknown, ErrorCode>>;
};

/** A deed whose payload type only its own schema knows. */
export type KnownDeed = Pick<Deed<never, unknown>, 'kind' | 'node'> & {
  /** Undefined when this release cannot read the payload. */
  readonly open: (payload: unknown) => OpenDeed | undefined;
};

export type Deeds = ReadonlyMap<ProposalKind, KnownDeed>;

export function knownDeed<Payload, Done>(deed: Deed<Payload, Done>): KnownDeed {
  const { kind, node, key = JSON.stringify } = deed;
  return {
    kind,
    node,
    open: (stored) => {
      const read = deed.payload.safeParse(stored);
      if (!read.success) return undefined;
      const payload = read.data;
      return {
        key: key(payload),
        view: async (reader) => ({
          sw: await deed.view(reader, payload, 'sw'),
          en: await deed.view(reader, payload, 'en-US'),
        }),
        perform: (tx, order) => deed.perform(tx, { ...order, payload }),
      };
    },
  };
}

export function deedOf(deeds: Deeds, kind: ProposalKind): KnownDeed {
  const deed = deeds.get(kind);
  invariant(deed, `a deed of the kind ${kind} is registered`);
  return deed;
}

export const noChanges: ShownChanges = { sw: [], en: [] };

export const changesShown = ({ sw, en }: InBothLanguages): ShownChanges => ({
  sw: sw.changes,
  en: en.changes,
});
