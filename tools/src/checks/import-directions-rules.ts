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
  // People make calls as a page does: what a page is made of helps them, and nothing else of ours.
  'simulators/crowd': ['packages/contract', 'packages/api-client', 'simulators'],
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
  ['approvals', 'files', 'job-list'],
  [
    'wallet',
    'messaging',
    'content',
    'people',
    'texts',
    'inbox',
    'visitor-country',
    'configuration',
  ],
  ['players', 'catalogue', 'protection'],
  ['odds-board', 'payments', 'kept-choices', 'free-bets'],
  ['betting', 'racing', 'casino', 'price-history'],
  ['settlement', 'boosts', 'live-desk', 'random-bets'],
  ['cash-out', 'order-office', 'pools', 'trading'],
  ['referrals', 'campaigns', 'winners', 'statistics', 'regulator', 'personal-data'],
  ['player-office', 'agents', 'finder'],
  ['mailings', 'chat', 'message-board', 'exports'],
];

/**
 * The rooms (subfolders) of a folder by levels, lowest first. A room may import lower levels and
 * its neighbours on its own, never a level above it. A room without a level is a finding.
 */
export type RoomOrder = {
  readonly folder: string;
  readonly levels: readonly (readonly string[])[];
  /** Files of the folder itself that stand above all rooms; its others are the ground floor. */
  readonly faces: RegExp;
};

const featuresFolder = 'apps/server/src/features';

/** What a feature shows to others and answers calls with. */
const faceOfFeature = 'index|.+-routes';

/** One string a level, its rooms separated by spaces; then names of further faces. */
const inFeature = (feature: string, levels: readonly string[], faces = ''): RoomOrder => ({
  folder: `${featuresFolder}/${feature}`,
  levels: levels.map((level) => level.split(' ')),
  faces: new RegExp(`^(${faceOfFeature}${faces && `|${faces}`})\\.ts$`),
});

const roomOrders: readonly RoomOrder[] = [
  inFeature('access', ['addresses sign-in sessions', 'administrators', 'own-account']),
  inFeature('betting', ['orders', 'risk', 'placing', 'referred', 'booking']),
  inFeature('casino', ['games launch', 'wallet', 'rounds comparison returns', 'office']),
  inFeature('cash-out', ['pricing', 'cashing', 'rules'], 'cash-out-view'),
  inFeature('catalogue', ['world', 'choices storage', 'replication office'], 'face'),
  inFeature(
    'exports',
    ['writing', 'sources'],
    'ask-for-export|write-export|clean-exports|download',
  ),
  inFeature('inbox', ['push', 'telling reading templates']),
  inFeature('content', ['banners']),
  inFeature('odds-board', ['facts', 'guard', 'board', 'view', 'lists live match']),
  inFeature('payments', [
    'deposits withdrawals',
    'callbacks reconciliation office',
    'queue operator-status',
  ]),
  inFeature('people', ['rights node-use nodes', 'roles managers']),
  inFeature('player-office', ['listing', 'deeds page']),
  inFeature('players', [
    'agreements area-codes message-choices profile agents',
    'codes',
    'signing-in payer-phones',
    'passwords',
    'personal-data',
    'registration',
  ]),
  inFeature('pools', ['types', 'issues', 'tickets', 'results', 'settlement', 'standing selling']),
  inFeature('racing', ['rounds', 'orders', 'running', 'placing coin office']),
  inFeature('settings', ['sections'], '.+'),
  inFeature('settlement', [
    'result selection',
    'rulings',
    'settling',
    'grading',
    'catch-up by-hand',
  ]),
  inFeature('texts', ['safe', 'filling', 'publishing shown']),
  inFeature('wallet', ['player-figures trial-balance']),
];

export function roomOrderOf(path: string): RoomOrder | undefined {
  const known = roomOrders.find(({ folder }) => path.startsWith(`${folder}/`));
  const unheardOf = new RegExp(`^${featuresFolder}/([^/]+)/[^/]+/`).exec(path)?.[1];
  return known ?? (unheardOf === undefined ? undefined : inFeature(unheardOf, []));
}
