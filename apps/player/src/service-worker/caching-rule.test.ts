import { expect, test } from 'vitest';
import { cachingRuleOf } from './caching-rule.ts';

const origin = 'https://kipute.test';
const requests = [
  ['GET', 'navigate', '/home', 'shell'],
  ['GET', 'navigate', '/user_withdraw?x=1', 'shell'],
  ['GET', 'cors', '/assets/app-1a2b.js', 'asset'],
  ['GET', 'no-cors', '/icons/mark.svg', 'asset'],
  ['GET', 'cors', '/manifest.webmanifest', 'asset'],
  ['POST', 'cors', '/api/bet_config/inquire', 'pass'],
  ['GET', 'cors', '/api/anything', 'pass'],
  ['GET', 'navigate', '/api/anything', 'pass'],
  ['GET', 'cors', '/web_socket', 'pass'],
  ['GET', 'cors', '/envelope-key.json', 'pass'],
  ['GET', 'navigate', '/readyz', 'pass'],
  ['GET', 'cors', '/sw.js', 'pass'],
  ['POST', 'navigate', '/home', 'pass'],
] as const;

test.each(requests)('[SHELL-60] %s %s %s: %s', (method, mode, path, rule) => {
  expect(cachingRuleOf({ method, mode, address: `${origin}${path}`, origin })).toBe(rule);
});

test('[SHELL-60] what lies elsewhere is none of its business', () => {
  const address = 'https://elsewhere.test/assets/app.js';
  expect(cachingRuleOf({ method: 'GET', mode: 'cors', address, origin })).toBe('pass');
});
