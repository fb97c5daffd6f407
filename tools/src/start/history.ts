import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Start } from './bring-up.ts';
import { inDatabase, type OpenedDatabase } from './database.ts';
import { startProcess, type WorldProcess } from './processes/world-process.ts';
import type { Secrets } from './secrets.ts';

const PROGRAM = 'simulators/odds-feed/src/tell-past.ts';
const DAYS = 32;
/** Whoever has one of them is a party of its own, with matches of its own or a pace of its own. */
const OTHER_WORLDS = ['ODDS_FEED_URL', 'ODDS_FEED_WORLD', 'ODDS_FEED_SPEED', 'SMS_GATEWAY_URL'];

/**
 * A world that is made now gets weeks of history. What the simulated provider knows of them takes
 * seconds of a core, so it is asked as soon as the start begins; undefined where there is none.
 */
export function beginHistory({ folders, life, outside, supervision, environment }: Start) {
  const isNew = outside === null && !existsSync(folders.postgres);
  const told = { ...process.env, ...environment };
  const program = join(folders.root, PROGRAM);
  const isOurs = OTHER_WORLDS.every((name) => !told[name]) && existsSync(program);
  if (life === 'quiet' || !isNew || !isOurs) return undefined;
  const now = new Date();
  const process_ = startProcess({
    ...{ name: 'past-matches', file: program, folder: folders.root, logFolder: folders.logs },
    words: [
      told.ODDS_FEED_SEED || '1',
      String(now.getTime()),
      String(DAYS),
      folders.pastMatchesFile,
    ],
    environment: told,
  });
  supervision.add(process_, 'passing');
  return { now, process: process_ };
}

type Asked = { readonly now: Date; readonly process: WorldProcess };
type Making = OpenedDatabase & Secrets & { readonly pastMatches: Asked };

/** Once, between the seed and the first look of a server. */
export async function makeHistory(
  { show, folders }: Start,
  { url, SECRET_PEPPER: pepper, pastMatches: { now, process: asked } }: Making,
): Promise<void> {
  await show('Making a history', async (step) => {
    const how = await asked.ended;
    if (how !== 'exit code 0') throw new Error(`past matches were not told: ${how}`);
    const toldMatches = await readFile(folders.pastMatchesFile, 'utf8');
    const { seedHistory } = await import('@kipute/server/seed-history');
    const made = await inDatabase('given a history', () =>
      seedHistory(url, { pepper, toldMatches, now, days: DAYS }),
    );
    rmSync(folders.pastMatchesFile, { force: true });
    if (!made) return;
    writeFileSync(folders.regularsFile, JSON.stringify(made.regulars));
    step.done(`${made.players} players, ${made.orders} bets, ${made.entries} entries`);
  });
}
