import { createServer } from 'node:net';
import { PlainError } from '../../runtime/plain-error.ts';
import { findPortOwner } from './port-owner.ts';

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
