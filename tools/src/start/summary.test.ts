import { expect, test } from 'vitest';
import { summaryBox } from './summary.ts';

const summary = (simulator: { name: string; page: string }) => ({
  playerAddress: 'http://127.0.0.1:4700',
  backofficeAddress: 'http://127.0.0.1:4701',
  simulators: [{ name: 'casino', page: 'http://127.0.0.1:4706' }, simulator],
  logins: {
    players: [{ phone: '0712000101', password: 'mkeka-101', name: 'Asha' }],
    administrators: [
      { account: 'admin', password: 'simamia-201', role: 'super administrator' },
      { account: 'auditor-of-the-house', password: 'simamia-202', role: 'default role' },
    ],
  },
  database: 'postgres://kipute@127.0.0.1:5432/kipute',
  logs: '.data/worlds/start/logs',
});

const simulators = [
  { name: 'sms', page: 'http://x' },
  { name: 'visitor-country-of-all-visitors', page: 'http://127.0.0.1:4707' },
  { name: 'odds-feed', page: `http://${'a'.repeat(60)}.example:4702/page/of/it` },
] as const;

test.each(simulators)(
  '[DEV-08] columns stand under each other, with $name at $page',
  (simulator) => {
    const lines = summaryBox(summary(simulator)).split('\n');
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    const columnsOf = (...texts: readonly string[]) =>
      new Set(texts.map((text) => lines.find((line) => line.includes(text))?.indexOf(text)));
    expect(
      columnsOf(
        'http://127.0.0.1:4700',
        simulator.page,
        '0712',
        'auditor-of',
        'postgres:',
        'Ctrl-C',
      ),
    ).toHaveProperty('size', 1);
    expect(columnsOf('mkeka-101', 'simamia-201', 'simamia-202')).toHaveProperty('size', 1);
    expect(columnsOf('(Asha)', '(super', '(default')).toHaveProperty('size', 1);
    const marks = lines.filter((line) => line.includes('(simulator)'));
    expect(marks).toHaveLength(2);
    expect(new Set(marks.map((line) => line.indexOf('(simulator)'))).size).toBe(1);
  },
);
