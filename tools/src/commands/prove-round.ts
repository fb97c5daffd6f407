import { runProveRound } from '../prove-round/run-prove-round.ts';

/** `npm run prove-round`: whether rounds are what their seeds say, from an exported file alone. */
const code = await runProveRound(process.argv.slice(2), {
  output: process.stdout,
  folder: process.env.INIT_CWD ?? process.cwd(),
});
process.exit(code);
