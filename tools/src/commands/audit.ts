import { runAudit } from '../audit/run-audit.ts';

/** `npm run audit`: proves the three sums of the books and the chain of the activity log. */
process.exit(await runAudit(process.env));
