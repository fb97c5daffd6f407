/**
 * The plan of the house as data: who may import whom. Imports point one way; a new wing or a new
 * feature gets its line here first.
 */
export const directions = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'packages/provider-protocols': [],
  'packages/api-client': ['packages/domain', 'packages/contract'],
  'packages/testkit': [
    'packages/domain',
    'packages/contract',
    'packages/api-client',
    'apps/server',
    'tools',
  ],
  'apps/player': ['packages/domain', 'packages/contract', 'packages/api-client'],
  'apps/backoffice': ['packages/domain', 'packages/contract', 'packages/api-client'],
  'apps/server': ['packages/domain', 'packages/contract', 'packages/provider-protocols'],
  // A simulator may not be helped by our code to agree with us.
  simulators: ['packages/provider-protocols'],
  // Journeys meet the apps only as running processes. So do benches, but for a part of the server
  // that no call reaches by itself.
  e2e: ['packages/contract', 'tools'],
  bench: [
    'packages/domain',
    'packages/contract',
    'packages/api-client',
    'packages/provider-protocols',
    'apps/server',
    'tools',
  ],
  simulation: [
    'packages/domain',
    'packages/contract',
    'packages/api-client',
    'apps/server',
    'tools',
  ],
  // The doors of `npm run …`, which may open every room.
  'tools/src/commands': ['tools', 'simulation'],
  tools: ['packages/domain', 'packages/contract', 'packages/api-client', 'apps/server'],
} as const satisfies Record<string, readonly string[]>;

export type Wing = keyof typeof directions;

export function findWing(path: string): Wing | undefined {
  const wings = Object.keys(directions) as Wing[];
  return wings.find((wing) => path === wing || path.startsWith(`${wing}/`));
}

/** Lowest first. A feature calls lower levels only. */
export const featureLevels: readonly (readonly string[])[] = [
  ['settings', 'access', 'audit'],
  ['wallet', 'messaging', 'content'],
  ['players', 'catalogue', 'protection'],
  ['odds-board', 'payments', 'kept-choices'],
  ['betting', 'jackpot', 'lucky-six', 'racing', 'casino'],
  ['settlement', 'cash-out'],
  ['referrals', 'campaigns', 'agents', 'statistics', 'exports', 'regulator', 'personal-data'],
];
