import { runAudit } from '../audit/run-audit.ts';

/** `npm run audit`: proves the three sums of the books, and writes down what it found. */
process.exit(await runAudit(process.env));
