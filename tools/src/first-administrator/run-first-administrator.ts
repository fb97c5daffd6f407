import { parseArgs } from 'node:util';
import {
  type FirstAdministratorRefusal,
  makeFirstAdministrator,
} from '@kipute/server/first-administrator';
import { PlainError } from '../runtime/plain-error.ts';

const HELP = `npm run first-administrator -- --account=NAME --name="FULL NAME" [--office=ADDRESS]

  Makes the first super administrator of an empty house and prints a one-time link by which that
  person sets the password. It is good for 24 hours, works once, and is shown here only.

  --account  what the person types to sign in: letters, digits, . _ @ -
  --name     what others see
  --office   where people open the back-office (or OFFICE_URL; default http://localhost:4701)

  DATABASE_URL in the environment names the database, as the role the server runs as.`;

const DEFAULT_OFFICE = 'http://localhost:4701';
const ACCOUNT = /^[a-z0-9][a-z0-9._@-]{1,59}$/;
const NAME_LENGTH_MAX = 60;

type Environment = Readonly<Record<string, string | undefined>>;
type Say = (line: string) => void;

/** `npm run first-administrator`: answers the exit code. */
export async function runFirstAdministrator(
  words: readonly string[],
  environment: Environment,
  say: Say = console.log,
): Promise<number> {
  try {
    const options = readOptions(words, environment);
    if (options === 'help') say(HELP);
    else await invite(options, say);
    return 0;
  } catch (error) {
    say(`✗ ${error instanceof PlainError ? error.message : explain(error)}`);
    return 1;
  }
}

type Options = {
  readonly account: string;
  readonly name: string;
  readonly office: URL;
  readonly databaseUrl: string;
};

function readOptions(words: readonly string[], environment: Environment): Options | 'help' {
  const given = parse(words);
  if (given.help) return 'help';
  const account = given.account?.trim().toLowerCase() ?? '';
  const name = given.name?.trim() ?? '';
  if (!ACCOUNT.test(account)) throw unfit('--account needs 2 to 60 letters, digits, . _ @ or -.');
  if (name === '' || name.length > NAME_LENGTH_MAX) {
    throw unfit(`--name needs 1 to ${NAME_LENGTH_MAX} characters.`);
  }
  const office = URL.parse(given.office ?? environment.OFFICE_URL ?? DEFAULT_OFFICE);
  if (!office || !/^https?:$/.test(office.protocol)) throw unfit('--office needs a web address.');
  const databaseUrl = environment.DATABASE_URL;
  if (!databaseUrl) throw unfit('DATABASE_URL must name the database.');
  return { account, name, office, databaseUrl };
}

const unfit = (reason: string) =>
  new PlainError(`${reason} See npm run first-administrator -- --help.`);

function parse(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { account: text, name: text, office: text, help: { type: 'boolean' } } as const;
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw unfit(`${reason}.`);
  }
}

const refusals = {
  'super-administrator-exists':
    'There is a super administrator already: they add people under Managers. Nothing was made.',
  'account-taken': 'This account belongs to somebody already. Nothing was made.',
} as const satisfies Record<FirstAdministratorRefusal, string>;

async function invite({ account, name, office, databaseUrl }: Options, say: Say): Promise<void> {
  const made = await makeFirstAdministrator(databaseUrl, { account, name });
  if (!made.ok) throw new PlainError(refusals[made.refusal]);
  const { token, expiresAt } = made.value;
  const link = new URL('/invitation', office);
  // In the fragment: no server, proxy or log on the way ever sees it.
  link.hash = token;
  say(`✓ ${name} (${account}) sets the password at this address, once, until`);
  say(`  ${expiresAt.toISOString()}. It is not shown again:`);
  say('');
  say(`  ${link}`);
}

/** PostgreSQL's word for a table that is not there. */
const UNDEFINED_TABLE = '42P01';

function explain(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code === UNDEFINED_TABLE
    ? 'The database has no tables yet: migrate it first (npm start with DATABASE_OWNER_URL).'
    : `The database could not be written: ${message || code || error}`;
}
