import { runGrade } from '../grade/run-grade.ts';

/** `npm run grade`: outcome codes of selections, by results, both as JSON lines. */
const code = await runGrade(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  folder: process.env.INIT_CWD ?? process.cwd(),
});
process.exit(code);
