import { signInAdministrator } from '@kipute/tools/arrivals/arrivals';
import { openWorld } from '@kipute/tools/start/world';
import { openOfficePage } from '../backoffice-lists/office-page.ts';
import { budgetMeasure, type Measure } from '../measure.ts';
import { loadedEnvironment } from '../stage/stage.ts';
import { fillMonth } from './a-month.ts';

const SLOWEST_MS = 300;
const LOOKS = 5;

const asked = [
  ['statistics/today', {}],
  ['statistics/hourly', {}],
  ['statistics/history', { rows_by: 'day' }],
  ['statistics/history', { rows_by: 'hour' }],
  ['statistics/history', { rows_by: 'product' }],
  ['statistics/history', { rows_by: 'sport' }],
  ['statistics/history', { rows_by: 'league' }],
  ['statistics/history', { rows_by: 'market' }],
  ['statistics/history', { rows_by: 'match' }],
  ['statistics/history', { rows_by: 'agent' }],
  ['statistics/history', { rows_by: 'operator' }],
  ['statistics/history', { rows_by: 'device' }],
  ['statistics/agent', {}],
  ['statistics/players', {}],
  ['statistics/cohorts', {}],
  ['statistics/top_players', {}],
] as const;

/** Every chart of a month over what five million orders leave: the slowest, not the mean. */
export async function benchStatistics(): Promise<readonly Measure[]> {
  const world = await openWorld({
    ...{ name: 'bench-statistics', data: 'fresh' },
    // Without jobs: a comparison with books that were not written would roll hours up anew.
    environment: { ...loadedEnvironment, ROLES: 'api,feed' },
  });
  try {
    await fillMonth(world.databaseUrl);
    const [login] = world.logins.administrators;
    if (!login) throw new Error('nobody was seeded');
    const { token } = await signInAdministrator(world.backofficeAddress, login);
    const { client } = openOfficePage(world.backofficeAddress, token);
    let slowest = 0;
    let slowestFirst = 0;
    for (const [call, input] of asked) {
      const times: number[] = [];
      for (let look = 0; look < LOOKS; look += 1) {
        const begun = performance.now();
        await client.call(call, input);
        times.push(performance.now() - begun);
      }
      const median = times.toSorted((one, other) => one - other)[Math.floor(LOOKS / 2)] ?? 0;
      const first = times[0] ?? 0;
      const found = `${median.toFixed()} ms, at first ${first.toFixed()} ms`;
      process.stderr.write(`  ${call} ${JSON.stringify(input)}: ${found}\n`);
      slowestFirst = Math.max(slowestFirst, first);
      slowest = Math.max(slowest, median);
    }
    const budget = (name: string, amount: number) =>
      budgetMeasure(`statistics: ${name}`, { amount, unit: 'ms' }, { atMost: SLOWEST_MS });
    return [
      budget('slowest chart of a month', slowest),
      budget('slowest chart of a month, first look', slowestFirst),
    ];
  } finally {
    await world.stop();
  }
}
