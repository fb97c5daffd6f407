import { runSimulate } from '../../../simulation/run-simulate.ts';

/** `npm run simulate`: a seeded world of real processes, killed at random; the laws must hold. */
process.exit(await runSimulate(process.argv.slice(2)));
