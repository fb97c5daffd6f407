import { afterEach, expect, test } from 'vitest';
import type { UserInfo } from '../session/session-record.ts';
import { beginSession, endSession, updateUserInfo } from '../session/session-store.ts';
import { siteUpdates, subscribeToPlayer } from './live-feed.ts';

const player = (id: string): UserInfo => ({
  id,
  name: '',
  phone: '255712345678',
  balance: 0,
  credit_money: 0,
  virtual_currency: 0,
  invitation_code: '',
  not_viewed: 0,
  max_bet_desktop: 0,
  max_bet_phone: 0,
  default_bet_amount: 0,
  disabled_status: 0,
  no_bet: 0,
  no_withdraw: 0,
  return_scale: 0,
});
const signIn = (id: string) => beginSession({ token: 'opaque', userInfo: player(id) });

afterEach(endSession);

function followed() {
  const doings: string[] = [];
  subscribeToPlayer({
    onUpdate: () => {},
    live: {
      status: () => 'live',
      subscribe: (topic) => {
        doings.push(`+${topic}`);
        return () => doings.push(`-${topic}`);
      },
      pause: () => doings.push('pause'),
      resume: () => doings.push('resume'),
    },
  });
  return doings;
}

test('[MS-20] a visitor has no news of their own, a player has', () => {
  expect(followed()).toEqual([]);
  signIn('7');
  expect(followed()).toEqual(['+player:7']);
});

test('[MS-20] whoever signs in, changes or leaves gets a connection of their own', () => {
  const doings = followed();
  signIn('7');
  updateUserInfo({ ...player('7'), balance: 500 });
  signIn('8');
  endSession();
  expect(doings).toEqual([
    '+player:7',
    'pause',
    'resume',
    '-player:7',
    '+player:8',
    'pause',
    'resume',
    '-player:8',
    'pause',
    'resume',
  ]);
});

test('[POL-120] news of pools asks for no settings, and other news of the site for no pools', () => {
  const asked: string[] = [];
  const hear = siteUpdates({
    onSiteUpdate: () => asked.push('site'),
    onPoolUpdate: () => asked.push('pools'),
  });
  hear({ type: 'pool_changed' });
  hear({ type: 'settings_changed' });
  hear({ type: 'no_bet' });
  expect(asked).toEqual(['pools', 'site', 'site']);
});
