import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { sportModels } from './model/sport-models.ts';
import { chooseFixtures } from './past/choose-fixtures.ts';
import { toldMatch } from './past/told-match.ts';

/**
 * Tells how the matches of the last days went that people followed, with prices from before and in
 * play and what became of every selection: for a history of bets that agrees with the results the
 * feed tells later, because both play the same matches. A process of its own that ends by itself:
 * `node tell-past.ts SEED NOW DAYS [FILE]`, one match to a line.
 */
const [seed = '1', nowText = '', daysText = '', file = ''] = process.argv.slice(2);
const now = Number(nowText || Date.now());
const output = file === '' ? process.stdout : createWriteStream(file);
const { past, coming } = chooseFixtures(seed, now, Number(daysText || 32));

for (const fixture of [...past, ...coming]) {
  const model = sportModels.get(fixture.competition.sportId);
  const told = model && toldMatch(seed, fixture, model, now);
  if (told) output.write(`${JSON.stringify(told)}\n`);
}
if (output !== process.stdout) {
  output.end();
  await finished(output);
}
