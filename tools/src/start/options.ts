import { parseArgs } from 'node:util';
import { PlainError } from '../runtime/plain-error.ts';

const DEFAULT_PORT = 4700;

/** The back-office takes the port above it. */
const PORT_MAX = 65_534;

export type StartOptions = {
  readonly playerPort: number;
  readonly backofficePort: number;
  readonly data: 'kept' | 'fresh';
  /** Whether people with known passwords are put into a database of somebody else. */
  readonly seed: 'told' | 'not-told';
  /** A history and a crowd, or a house in which nobody has ever been. */
  readonly life: 'lively' | 'quiet';
  readonly help: boolean;
};

export const HELP = `npm start -- [options]

  --port N   the player's site at N, the back-office at N+1 (default ${DEFAULT_PORT})
  --fresh    forget the database and the secrets under .data and begin anew
  --quiet    without weeks of history in a new world and without a crowd that goes on living
  --seed     puts the people of the demonstration into the database at DATABASE_URL, too
  --help     this text

  DATABASE_URL in the environment names a PostgreSQL of yours instead of the embedded one, as the
  role the server runs as. DATABASE_OWNER_URL names the role that owns it: with it the database is
  migrated, without it left as it is.`;

export function readOptions(words: readonly string[]): StartOptions {
  const { port, fresh, quiet, seed, help } = parse(words);
  const playerPort = port === undefined ? DEFAULT_PORT : readPort(port);
  return {
    playerPort,
    backofficePort: playerPort + 1,
    data: fresh ? 'fresh' : 'kept',
    seed: seed ? 'told' : 'not-told',
    life: quiet ? 'quiet' : 'lively',
    help: help ?? false,
  };
}

function parse(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        port: { type: 'string' },
        fresh: { type: 'boolean' },
        quiet: { type: 'boolean' },
        seed: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new PlainError(`${reason}. See npm start -- --help.`);
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= PORT_MAX) return port;
  throw new PlainError(`--port takes a number from 1 to ${PORT_MAX}, not "${text}".`);
}
