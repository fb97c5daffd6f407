import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename } from 'node:path';
import { PlainError } from '../runtime/plain-error.ts';
import { programOf } from '../runtime/process-identity.ts';

export type Ports = { readonly playerPort: number; readonly backofficePort: number };

/** Asked before anything is started, so that a taken port costs no one a build. */
export async function ensurePortsFree(host: string, ports: Ports): Promise<void> {
  for (const port of [ports.playerPort, ports.backofficePort]) await ensureFree(host, port);
}

async function ensureFree(host: string, port: number): Promise<void> {
  const complaint = await tryPort(host, port);
  if (complaint === null) return;
  if (complaint === 'EADDRINUSE') {
    const owner = findPortOwner(port);
    throw new PlainError(
      `Port ${port} is taken${owner === null ? '' : ` by ${owner}`}: stop that program, ` +
        'or choose another port with npm start -- --port N.',
    );
  }
  if (complaint === 'EACCES') {
    throw new PlainError(`Port ${port} is reserved for root: choose one above 1023 with --port N.`);
  }
  throw new PlainError(`Nothing can listen on ${host}:${port} (${complaint}): check HOST.`);
}

/** Null when it can be had, otherwise the system's code for why not. */
function tryPort(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

const LISTENING = '0A';

/** Who listens on a port, as far as the system tells us: `node (process 4711)`. */
function findPortOwner(port: number): string | null {
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
