import { createFakeClock } from '@kipute/testkit/fake-clock';
import { expect, test } from 'vitest';
import { contextOf, visitor } from '../../fixtures/call-context.ts';
import { createVisitorCountry } from './index.ts';

function aHouse(countryOf: (address: string) => string | undefined) {
  const asked: string[] = [];
  const clock = createFakeClock();
  const lookup = {
    countryOf: async (address: string) => {
      asked.push(address);
      return countryOf(address);
    },
  };
  const { routes } = createVisitorCountry({ clock, lookup });
  const ask = async (address: string) => {
    const reply = await routes['visitor/country']({}, contextOf(visitor, { address }));
    return reply.kind === 'answer' ? reply.content : undefined;
  };
  return { ask, asked, clock };
}

const countries = [
  ['TZ', { country: 'TZ', is_served: 1 }],
  ['KE', { country: 'KE', is_served: 0 }],
  ['US', { country: 'US', is_served: 0 }],
  [undefined, { country: null, is_served: 1 }],
] as const;
test.each(countries)('[APP-20] from %s: %j', async (country, reply) => {
  expect(await aHouse(() => country).ask('41.59.3.7')).toEqual(reply);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.9',
  '169.254.1.1',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  'nonsense',
])('[APP-22] nobody is asked about %s', async (address) => {
  const house = aHouse(() => 'US');
  expect(await house.ask(address)).toEqual({ country: null, is_served: 1 });
  expect(house.asked).toEqual([]);
});

test('[APP-22] a network is asked about once a day, unknown once a minute', async () => {
  let country: string | undefined = 'KE';
  const house = aHouse(() => country);
  await Promise.all(Array.from({ length: 10 }, () => house.ask('41.59.3.7')));
  await house.ask('41.59.3.99');
  expect(house.asked).toHaveLength(1);
  country = undefined;
  house.clock.advance({ seconds: 24 * 3_600 });
  await house.ask('41.59.3.7');
  await house.ask('41.59.3.7');
  expect(house.asked).toHaveLength(2);
  house.clock.advance({ seconds: 60 });
  await house.ask('41.59.3.7');
  expect(house.asked).toHaveLength(3);
});

test('[APP-20] where no lookup is named everybody is let in', async () => {
  const { routes } = createVisitorCountry({ clock: createFakeClock(), lookup: undefined });
  const reply = await routes['visitor/country']({}, contextOf(visitor));
  expect(reply).toMatchObject({ content: { country: null, is_served: 1 } });
});
