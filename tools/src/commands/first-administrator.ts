import { runFirstAdministrator } from '../first-administrator/run-first-administrator.ts';

/** `npm run first-administrator`: lets the first person into an empty house. */
process.exit(await runFirstAdministrator(process.argv.slice(2), process.env));
