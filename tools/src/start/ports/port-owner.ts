import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { programOf } from '../../runtime/process-identity.ts';

const LISTENING = '0A';

/** Who listens on a port, as far as the system tells us: `node (process 4711)`. */
export function findPortOwner(port: number): string | null {
  const sockets = new Set(listeningSockets(port));
  if (sockets.size === 0) return null;
  const pid = processNumbers().find((candidate) => holdsOneOf(candidate, sockets));
  return pid === undefined ? null : `${basename(programOf(pid))} (process ${pid})`;
}

function listeningSockets(port: number): readonly string[] {
  const portHex = port.toString(16).toUpperCase().padStart(4, '0');
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => readOr(file, '').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(`:${portHex}`) && fields[3] === LISTENING)
    .map((fields) => `socket:[${fields[9]}]`);
}

function processNumbers(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function holdsOneOf(pid: number, sockets: ReadonlySet<string>): boolean {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((name) => sockets.has(readlinkSync(`${folder}/${name}`)));
  } catch {
    // Another user's process, or one that has just ended: it does not tell.
    return false;
  }
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
