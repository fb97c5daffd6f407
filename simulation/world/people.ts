import { hashPassword } from '@kipute/api-client/hash-password';
import { createAccess } from '@kipute/server/access';
import { createAudit } from '@kipute/server/audit';
import { createLocalBus } from '@kipute/server/bus';
import { systemClock } from '@kipute/server/clock';
import { createDatabase } from '@kipute/server/database';
import { createOutbox } from '@kipute/server/jobs';
import { createLogger } from '@kipute/server/log';
import { createPlayerRoll } from '@kipute/server/players';
import { seed } from '@kipute/server/seed';

/** Somebody who can sign in, with what their page sends as the password. */
export type Person = { readonly login: string; readonly sentPassword: string };

export type People = {
  readonly players: readonly Person[];
  readonly administrators: readonly Person[];
};

/** As operators write the number under which somebody signs in, and as the house keeps it. */
export const phoneOf = ({ login }: Person): string => `255${login.slice(1)}`;

/** Actors draw a number below this before there is a world. */
export const PLAYERS = 12;
export const ADMINISTRATORS = 2;

type Settling = { readonly pepper: string; readonly playerCount: number };

/** The seeded people, and more players beside them. */
export async function settlePeople(
  databaseUrl: string,
  { pepper, playerCount }: Settling,
): Promise<People> {
  const { players, administrators } = await seed(databaseUrl, { pepper, hashPassword });
  const known = players.map(({ phone, password }) => ({ login: phone, password }));
  const others = Array.from({ length: playerCount - known.length }, (_, place) => ({
    login: `07130010${String(place).padStart(2, '0')}`,
    password: `mkeka-${place}`,
  }));
  const newcomers = await Promise.all(others.map(personOf));
  await registerPlayers(databaseUrl, pepper, newcomers);
  return {
    players: [...(await Promise.all(known.map(personOf))), ...newcomers],
    administrators: await Promise.all(
      administrators.map(({ account, password }) => personOf({ login: account, password })),
    ),
  };
}

async function personOf({ login, password }: { login: string; password: string }): Promise<Person> {
  return { login, sentPassword: await hashPassword(login, password) };
}

/** With the house's own verbs: registering by a page would need a code from a message. */
export async function registerPlayers(
  databaseUrl: string,
  pepper: string,
  newcomers: readonly Person[],
): Promise<void> {
  const log = createLogger('silent');
  const clock = systemClock;
  const database = createDatabase({ url: databaseUrl, poolMax: 2, log });
  const audit = createAudit({ database, clock });
  const access = createAccess({
    ...{ database, clock, pepper, outbox: createOutbox(), bus: createLocalBus(log) },
    recordActivity: audit.record,
    limits: () => ({ signInAttemptsMax: 1, signInLockMinutes: 1 }),
    officeRules: () => ({ totpRequired: false, idleMinutes: 30, proofMinutes: 15 }),
  });
  const { createPlayer } = createPlayerRoll({ database, access, clock });
  try {
    for (const { login, sentPassword } of newcomers) {
      const player = { phone: login, name: login, password: sentPassword, language: 'sw' } as const;
      const registered = await database.transact((tx) => createPlayer(tx, player));
      if (!registered.ok) throw new Error(`${login} cannot be registered: ${registered.refusal}`);
    }
  } finally {
    access.close();
    await database.close();
  }
}
