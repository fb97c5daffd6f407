import { shippedNodes } from '@kipute/contract/permission-nodes';
import { invariant } from '@kipute/domain/invariant';
import { shillings } from '@kipute/domain/money/senti';
import { pino } from 'pino';
import { type Access, createAccess } from '../features/access/index.ts';
import { createAudit } from '../features/audit/index.ts';
import { publishFirstCampaigns } from '../features/campaigns/index.ts';
import { promiseTwoUp } from '../features/catalogue/index.ts';
import { publishFirstBanners } from '../features/content/index.ts';
import { agreeToAll, createPlayerRoll, type PlayerRoll } from '../features/players/index.ts';
import { createSettings } from '../features/settings/index.ts';
import { type Agreements, publishShippedTexts } from '../features/texts/index.ts';
import { createLocalBus } from '../platform/bus/local-bus.ts';
import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/database/create-database.ts';
import type { Database } from '../platform/database/database.ts';
import { createOutbox } from '../platform/jobs/outbox.ts';
import { seededBanners } from './banners.ts';
import { seededCampaigns } from './campaigns.ts';
import { seededAdministrators, seededPlayers } from './people.ts';
import { roles } from './roles.ts';

export type SeededLogins = {
  readonly players: readonly {
    readonly phone: string;
    readonly password: string;
    readonly name: string;
  }[];
  readonly administrators: readonly {
    readonly account: string;
    readonly password: string;
    readonly role: string;
  }[];
};

const seededTwoUpLeagues = ['Premier League', 'La Liga', 'Bundesliga', 'Serie A', 'Ligue 1'];

export type SeedOptions = {
  readonly pepper: string;
  /** What a page does to a password before it sends it. */
  readonly hashPassword: (account: string, password: string) => Promise<string>;
  /** `house`: the roles alone, without people whose passwords everybody knows. */
  readonly contents?: 'world' | 'house';
};

/** A world to look at: roles, people, banners, a promotion. Adds what is missing, changes nothing. */
export async function seed(databaseUrl: string, options: SeedOptions): Promise<SeededLogins> {
  const log = pino({ level: 'silent' });
  const database = createDatabase({ url: databaseUrl, poolMax: 2, log });
  try {
    const { access, players } = openFeatures(database, options.pepper);
    await database.transact((tx) => access.ensureRoles(tx, { nodes: shippedNodes, roles }));
    if (options.contents === 'house') return { players: [], administrators: [] };
    await seedAdministrators(database, access, options);
    await database.transact((tx) => publishFirstBanners(tx, seededBanners));
    const campaigns = seededCampaigns(systemClock.now());
    await database.transact((tx) => publishFirstCampaigns(tx, campaigns));
    if (await isNew(players)) {
      await database.transact((tx) => promiseTwoUp(tx, seededTwoUpLeagues));
    }
    await seedSite(database);
    const agreements = await publishShippedTexts({ database, clock: systemClock });
    await seedPlayers(database, { players, agreements }, options);
    return logins();
  } finally {
    await database.close();
  }
}

/** Who runs the seeded world. "Mfano" says that it is an example, and nobody is found there. */
const exampleCompany = {
  registeredName: 'Kipute Mfano Limited',
  registeredAddress: 'S.L.P. 00000, Mtaa wa Mfano, Dar es Salaam',
  dataOfficer: 'Rehema Mfano',
  dataOfficerContact: 'faragha@kipute.example',
};

/** The first revision of all; what the office or another starter wrote before stands. */
async function seedSite(database: Database): Promise<void> {
  const log = pino({ level: 'silent' });
  const [bus, clock] = [createLocalBus(log), systemClock];
  const recordActivity = createAudit({ database, clock }).record;
  const settings = await createSettings({ database, bus, clock, log, recordActivity });
  const value = { ...settings.current('site'), ...exampleCompany };
  const change = { section: 'site', value, basedOn: 0, changedBy: null, note: 'example' } as const;
  await database.transact((tx) => settings.change(tx, change));
  // Somebody sits at the desk of the seeded world; shipped, no bet waits for a trader.
  const bet = { ...settings.current('bet'), referralStake: shillings(1_000_000) };
  const large = {
    section: 'bet',
    value: bet,
    basedOn: 0,
    changedBy: null,
    note: 'example',
  } as const;
  await database.transact((tx) => settings.change(tx, large));
  await settings.close();
}

/** What the office may have changed since is not set again. */
async function isNew(players: PlayerRoll): Promise<boolean> {
  const known = await Promise.all(seededPlayers.map(({ phone }) => players.isRegistered(phone)));
  return !known.includes(true);
}

function openFeatures(database: Database, pepper: string) {
  const clock = systemClock;
  const bus = createLocalBus(pino({ level: 'silent' }));
  const audit = createAudit({ database, clock });
  const access = createAccess({
    database,
    bus,
    outbox: createOutbox(),
    clock,
    pepper,
    recordActivity: audit.record,
    limits: () => ({ signInAttemptsMax: 1, signInLockMinutes: 1 }),
    officeRules: () => ({ totpRequired: true, idleMinutes: 1, proofMinutes: 1 }),
  });
  return { access, players: createPlayerRoll({ database, access, clock }) };
}

async function seedAdministrators(
  database: Database,
  access: Access,
  { hashPassword }: SeedOptions,
): Promise<void> {
  for (const one of seededAdministrators) {
    if (await access.hasAdministrator(one.account)) continue;
    const password = await hashPassword(one.account, one.password);
    const result = await database.transact((tx) =>
      access.createAdministrator(tx, { ...one, password }),
    );
    invariant(result.ok || result.refusal === 'account-taken', `${one.account} can be seeded`);
  }
}

async function seedPlayers(
  database: Database,
  { players, agreements }: { readonly players: PlayerRoll; readonly agreements: Agreements },
  { hashPassword }: SeedOptions,
): Promise<void> {
  for (const one of seededPlayers) {
    if (await players.isRegistered(one.phone)) continue;
    const password = await hashPassword(one.phone, one.password);
    const result = await database.transact(async (tx) => {
      const made = await players.createPlayer(tx, { ...one, password, language: 'sw' });
      const givenAt = systemClock.now();
      if (made.ok) await agreeToAll(tx, { playerId: made.value.id, agreements, givenAt });
      return made;
    });
    invariant(result.ok || result.refusal === 'phone-taken', `${one.phone} can be seeded`);
  }
}

function logins(): SeededLogins {
  const roleNames = new Map(roles.map((role) => [role.code, role.name.en]));
  return {
    players: seededPlayers,
    administrators: seededAdministrators.map(({ account, password, roleCode }) => ({
      account,
      password,
      role: roleNames.get(roleCode) ?? roleCode,
    })),
  };
}
