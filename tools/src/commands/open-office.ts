import { runOpenOffice } from '../open-office/run-open-office.ts';

/** `npm run open-office`: the way back in when the address rules have shut everybody out. */
process.exit(await runOpenOffice(process.env));
