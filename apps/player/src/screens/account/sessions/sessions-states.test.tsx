import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import { Sessions } from './SessionsCard.tsx';
import type { PlayerSession, SessionsView } from './use-sessions.ts';

beforeAll(() => loadAreas('profile'));

const nothing = () => undefined;
const drawn = (view: SessionsView) =>
  renderToStaticMarkup(
    <Sessions view={view} ending={undefined} onRetry={nothing} onEnd={nothing} />,
  );
const ready = (...data: readonly PlayerSession[]) => drawn({ status: 'ready', data });

const here: PlayerSession = {
  id: 'a',
  user_agent: 'Mozilla/5.0 (Linux; Android 12) Chrome/120 Mobile Safari/537.36',
  network: '41.59.3.0/24',
  opened_at: '2026-11-15T09:00:00.000Z',
  expires_at: '2026-11-16T09:00:00.000Z',
  current: 1,
};
const away: PlayerSession = { ...here, id: 'b', user_agent: 'Windows Firefox/120', current: 0 };

test('[AS-33] while the sessions are asked for their places are held', () => {
  expect(drawn({ status: 'loading' })).toContain('aria-hidden="true"');
});

test('[AS-33] a failure says so and offers to try again', () => {
  const markup = drawn({ status: 'failed' });
  expect(markup).toContain('role="alert"');
  expect(markup).toContain('Jaribu tena');
});

test('[AS-33] an empty list says what will stand there', () => {
  expect(ready()).toContain('Vifaa ulivyoingia navyo vitaonekana hapa.');
});

test('[AS-33] this device is named first, with its network and its time, and cannot be ended', () => {
  const markup = ready(here);
  for (const words of ['Chrome, Android', 'Kifaa hiki', '15/11/2026 12:00', '41.59.3.0/24']) {
    expect(markup).toContain(words);
  }
  expect(markup).toContain('Umeingia kwenye kifaa hiki tu.');
  expect(markup).not.toContain('<button');
});

test('[AS-33] every other device has its button, two of them one more for all', () => {
  expect(ready(away, here).match(/<button/g)).toHaveLength(1);
  const markup = ready(away, here, { ...away, id: 'c' });
  expect(markup.match(/<button/g)).toHaveLength(3);
  expect(markup.indexOf('Kifaa hiki')).toBeLessThan(markup.indexOf('Firefox, Windows'));
});
