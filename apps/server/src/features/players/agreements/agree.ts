import type { AgreedText } from '@kipute/contract/constants/content/texts';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import type { Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import type { Agreements } from '../../texts/index.ts';
import { agreedVersions, consentKinds, insertConsents } from '../consent-store.ts';

export type ShownVersion = { readonly word: AgreedText; readonly number: number };

export type AgreeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly agreements: Agreements;
};

export type Agree = (
  order: { readonly playerId: bigint; readonly shown: readonly ShownVersion[] },
  visit: Visit,
) => Promise<Result<null, 'agreement-changed'>>;

/** To the versions in effect and to no others: what was never shown is not agreed to (TXT-42). */
export function createAgree({ database, clock, audit, agreements }: AgreeDeps): Agree {
  return async ({ playerId, shown }, { address, userAgent }) => {
    const inEffect = agreements.inEffect('sw');
    const agreed = shown.flatMap(({ word, number }) =>
      inEffect.filter((one) => one.word === word && one.number === number),
    );
    if (agreed.length !== shown.length) return refuse('agreement-changed');
    return database.transact(async (tx) => {
      // Who taps twice agrees once: taps of one player go in turn.
      await tx.selectFrom('player').select('id').where('id', '=', playerId).forUpdate().execute();
      const before = await agreedVersions(tx, playerId);
      const versions = agreed
        .map(({ word, name: version }) => ({ kind: consentKinds[word], version }))
        .filter(({ kind, version }) => before.get(kind) !== version);
      if (versions.length === 0) return ok(null);
      const given = { playerId, givenAt: clock.now(), network: networkOfAddress(address) };
      await insertConsents(tx, { ...given, versions });
      await audit.record(tx, {
        ...{ type: 'user-change', source: 'player', address, userAgent },
        user: { kind: 'player', id: playerId },
        content: `agreed to ${versions.map(({ kind, version }) => `${kind} ${version}`).join(', ')}`,
      });
      return ok(null);
    });
  };
}

/** For people of a seeded world, who never saw a form: they agreed to everything there is. */
export async function agreeToAll(
  tx: Transaction,
  { playerId, agreements, givenAt }: Seeded,
): Promise<void> {
  const versions = await versionsAtRegistration(tx, agreements, []);
  if (versions) await insertConsents(tx, { playerId, givenAt, network: '', versions });
}

type Seeded = {
  readonly playerId: bigint;
  readonly agreements: Agreements;
  readonly givenAt: Date;
};

/** A house that wrote no text of its own has none to name. */
const UNWRITTEN = 'unwritten';

/**
 * What somebody who registers has agreed to: the versions their page showed, or those in effect
 * where it named none. Undefined when it names one that nobody can have been shown (TXT-41).
 */
export async function versionsAtRegistration(
  reader: Reader,
  agreements: Agreements,
  shown: readonly ShownVersion[],
) {
  const named = new Map<AgreedText, string>();
  for (const { word, number } of shown) {
    const version = await agreements.version(reader, word, number);
    if (!version) return undefined;
    named.set(word, version.name);
  }
  const versions = agreements.inEffect('sw').map(({ word, name }) => ({
    ...{ kind: consentKinds[word], version: named.get(word) ?? name },
  }));
  const agreement = versions.find(({ kind }) => kind === 'agreement');
  const adult = { kind: 'adult', version: agreement?.version ?? UNWRITTEN } as const;
  return agreement
    ? [...versions, adult]
    : [{ kind: 'agreement', version: UNWRITTEN } as const, ...versions, adult];
}
