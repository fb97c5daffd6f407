import type { NodePath } from '@kipute/contract/permission-nodes';
import type { Reader } from '../../../platform/database/database.ts';
import type { PeopleDeps } from '../ports.ts';
import { hasColleague } from './rights-store.ts';

type Persons = 'one-person' | 'two-persons';

export type PersonsFor = (
  reader: Reader,
  change: { readonly adds: boolean; readonly administratorId: bigint; readonly node: NodePath },
) => Promise<Persons>;

/**
 * More rights are given by two persons where the setting says so, less are taken by one. The first
 * administrator of an empty house has nobody to ask and acts alone (DECISION 0047).
 */
export function createPersonsFor({ settings }: Pick<PeopleDeps, 'settings'>): PersonsFor {
  return async (reader, { adds, administratorId, node }) => {
    if (!adds || !settings.current('office').roleChanges) return 'one-person';
    return (await hasColleague(reader, administratorId, node)) ? 'two-persons' : 'one-person';
  };
}
