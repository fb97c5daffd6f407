import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { PlainError } from '../runtime/plain-error.ts';

/**
 * PostgreSQL refuses to run as root, so root needs another user to run it. Which way works depends
 * on the machine: a container may forbid namespaces, a clone under a closed folder cannot be
 * reached by another user. Each way is tried for real; the first that works is taken.
 */
export type RunAs = {
  readonly way: string;
  /** The command becomes an argument of these words. */
  readonly prefix: readonly string[];
  readonly ids: { readonly uid?: number; readonly gid?: number };
  /** Who must own the files on disk; null when they may stay as they are. */
  readonly owner: User | null;
};

type User = { readonly uid: number; readonly gid: number };

const NOBODY: User = { uid: 65_534, gid: 65_534 };

const ourselves: RunAs = { way: 'this user', prefix: [], ids: {}, owner: null };

type Reach = {
  /** Holds the data folder; must be enterable. */
  readonly folder: string;
  /** Where the files lie or will lie; their owner is asked first. */
  readonly dataFolder: string;
  /** Must be executable. */
  readonly program: string;
};

export function chooseRunAs(reach: Reach): RunAs {
  if (process.getuid?.() !== 0) return hasName() ? ourselves : userNamespace(null);
  const chosen = waysOfRoot(reach.dataFolder).find((way) => canRun(way, reach));
  if (chosen) return chosen;
  throw new PlainError(
    `Root may not run PostgreSQL, and no other user can reach ${reach.folder}: ` +
      'start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Exported for the tests, which open one cluster in every way. */
export function waysOfRoot(dataFolder: string): readonly RunAs[] {
  const owner = ownerOf(dataFolder);
  const known = ['postgres', 'nobody'].flatMap((name) => findUser(name) ?? []);
  const named = known[0] ?? NOBODY;
  return [
    // Whoever owns the data already keeps it, so that owner can still start without root.
    ...(owner.uid === 0 ? [] : [anotherUser(owner)]),
    ...known.map(anotherUser),
    userNamespace({ uid: 0, gid: 0 }),
    capabilities(named),
  ];
}

/** The programs ask for the name of the user they run as, and give up when there is none. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function anotherUser(user: User): RunAs {
  return { way: `user ${user.uid}`, prefix: [], ids: user, owner: user };
}

/** Inside, our own number is another one; on disk everything stays ours. */
function userNamespace(owner: User | null): RunAs {
  const { uid, gid } = findUser('nobody') ?? NOBODY;
  return {
    way: 'user namespace',
    prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'],
    ids: {},
    owner,
  };
}

function capabilities({ uid, gid }: User): RunAs {
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  // The programs look for themselves with access(2), which forgets capabilities without the bit.
  const passFolders = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return {
    way: 'capabilities',
    prefix: ['setpriv', ...ids, ...passFolders, '--'],
    ids: {},
    owner: { uid, gid },
  };
}

/** Whoever owns the files, or the nearest folder above that exists. */
function ownerOf(folder: string): User {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found ?? ownerOf(dirname(folder));
}

function findUser(name: string): User | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`${name}:`));
  const [uid, gid] = (line ?? '').split(':').slice(2, 4).map(Number);
  return uid === undefined || gid === undefined ? null : { uid, gid };
}

const TRIAL = 'test "$(id -u)" != 0 && cd -- "$0" && "$1" --version';

export function canRun(runAs: RunAs, reach: Reach): boolean {
  const [file, ...rest] = [...runAs.prefix, 'sh', '-c', TRIAL, reach.folder, reach.program];
  if (file === undefined) return false;
  return spawnSync(file, rest, { cwd: '/', stdio: 'ignore', ...runAs.ids }).status === 0;
}

/** The top folder changes hands last, so a hand-over that was cut short is seen and done again. */
export function giveTo(runAs: RunAs, folder: string): void {
  const { owner } = runAs;
  if (owner === null) return;
  const { uid, gid } = statSync(folder);
  if (uid === owner.uid && gid === owner.gid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, entry), owner.uid, owner.gid);
  }
  chownSync(folder, owner.uid, owner.gid);
}
