import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test.each([
  [
    [],
    {
      playerPort: 4700,
      backofficePort: 4701,
      data: 'kept',
      seed: 'not-told',
      life: 'lively',
      help: false,
    },
  ],
  [
    ['--port', '5000'],
    {
      playerPort: 5000,
      backofficePort: 5001,
      data: 'kept',
      seed: 'not-told',
      life: 'lively',
      help: false,
    },
  ],
  [
    ['--port=1'],
    {
      playerPort: 1,
      backofficePort: 2,
      data: 'kept',
      seed: 'not-told',
      life: 'lively',
      help: false,
    },
  ],
  [
    ['--fresh'],
    {
      playerPort: 4700,
      backofficePort: 4701,
      data: 'fresh',
      seed: 'not-told',
      life: 'lively',
      help: false,
    },
  ],
  [
    ['--seed'],
    {
      playerPort: 4700,
      backofficePort: 4701,
      data: 'kept',
      seed: 'told',
      life: 'lively',
      help: false,
    },
  ],
  [
    ['--help'],
    {
      playerPort: 4700,
      backofficePort: 4701,
      data: 'kept',
      seed: 'not-told',
      life: 'lively',
      help: true,
    },
  ],
  [
    ['--quiet'],
    {
      ...{ playerPort: 4700, backofficePort: 4701, data: 'kept', seed: 'not-told' },
      ...{ life: 'quiet', help: false },
    },
  ],
])('[START-31, LWD-20] %j is understood', (words, expected) => {
  expect(readOptions(words)).toEqual(expected);
});

test.each([
  [['--prot', '5'], "Unknown option '--prot'. See npm start -- --help."],
  [['--port'], "Option '--port <value>' argument missing. See npm start -- --help."],
  [['--fresh=no'], "Option '--fresh' does not take an argument. See npm start -- --help."],
  [['5000'], "Unexpected argument '5000'. See npm start -- --help."],
  [['--port', 'abc'], '--port takes a number from 1 to 65534, not "abc".'],
  [['--port', '0'], '--port takes a number from 1 to 65534, not "0".'],
  [['--port', '65535'], '--port takes a number from 1 to 65534, not "65535".'],
  [['--port', '1e3'], '--port takes a number from 1 to 65534, not "1e3".'],
])('[START-31] %j is refused in one line', (words, line) => {
  expect(() => readOptions(words)).toThrow(line);
});
