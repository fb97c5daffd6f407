import { expect, test } from 'vitest';
import { deviceOf } from './SessionsCard.tsx';

const agents = [
  [
    'Mozilla/5.0 (Linux; Android 12; TECNO) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Mobile Safari/537.36',
    { name: 'Chrome, Android', kind: 'phone' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 SamsungBrowser/15.0 Chrome/90 Mobile Safari/537.36',
    { name: 'Samsung Internet, Android', kind: 'phone' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_1 like Mac OS X) AppleWebKit/605.1.15 Version/16.1 Mobile Safari/604.1',
    { name: 'Safari, iPhone', kind: 'phone' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120 Safari/537.36 Edg/120',
    { name: 'Edge, Windows', kind: 'computer' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0',
    { name: 'Firefox, Linux', kind: 'computer' },
  ],
  ['curl/8', { name: undefined, kind: 'computer' }],
  ['', { name: undefined, kind: 'computer' }],
] as const;

test.each(agents)('[AS-33] %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});
