import type { Localised } from './locale.ts';
import type { ButtonRow, GroupRow } from './permission-node-rows.ts';
import { games } from './permission-nodes-of-games.ts';
import { regulator } from './permission-nodes-of-regulator.ts';
import { statistics } from './permission-nodes-of-statistics.ts';
import { growth, messages, words } from './permission-nodes-of-words.ts';

/**
 * The tree of permission nodes as it is shipped. A node is a screen of the back-office (route) or
 * something one may do there (button); its path is the name of the call that it opens. Calls,
 * screens, actions and gates are typed by these paths. Names, order, icons and the top flag are
 * only the first ones: administrators edit them in the database, from which the menu is drawn.
 */
const start = {
  path: 'menu/start',
  name: { sw: 'Mwanzo', en: 'Start' },
  icon: 'dashboard',
  screens: [
    {
      path: 'subscriber/subscriber_info',
      name: { sw: 'Muhtasari', en: 'Overview' },
      icon: 'dashboard',
      showAtTop: true,
      buttons: [
        ['subscriber/adminlogin', 'Kuingia kwenye usimamizi', 'Sign in to the back-office'],
        ['statistics/health', 'Kuona hali ya mfumo na tahadhari', 'See health and alarms'],
      ],
    },
    {
      path: 'approval/inquire',
      name: { sw: 'Idhini', en: 'Approvals' },
      icon: 'audit',
      showAtTop: true,
      buttons: [['approval/decide', 'Kuidhinisha kama mtu wa pili', 'Approve as second person']],
    },
    {
      path: 'live_board/inquire',
      name: { sw: 'Ubao wa moja kwa moja', en: 'Live board' },
      icon: 'line-chart',
      showAtTop: true,
      buttons: [['live_board/mark_seen', 'Kuweka alama ya kuonwa', 'Mark alarms as seen']],
    },
  ],
} as const satisfies GroupRow;

const people = {
  path: 'menu/people',
  name: { sw: 'Watu', en: 'People' },
  icon: 'team',
  screens: [
    {
      path: 'subscriber/inquire',
      name: { sw: 'Watumiaji', en: 'Users' },
      icon: 'user',
      buttons: [
        ['subscriber/add', 'Kuongeza mtumiaji', 'Add user'],
        ['subscriber/update', 'Kubadilisha taarifa za mtumiaji', 'Change identity'],
        ['subscriber/reveal_phone', 'Kuona namba nzima ya simu', 'See whole phone numbers'],
        ['subscriber/user_reset_password', 'Kuweka nenosiri jipya', 'Reset password'],
        ['subscriber/update_balance', 'Kubadilisha salio', 'Change balance'],
        ['subscriber/update_credit_money', 'Kubadilisha bonasi', 'Change bonus money'],
        ['subscriber/update_virtual_currency', 'Kubadilisha sarafu za mbio', 'Change racing coin'],
        ['subscriber/disable', 'Kufunga akaunti', 'Disable user'],
        ['subscriber/all_update_disable_status', 'Kufunga akaunti nyingi', 'Disable many users'],
        ['subscriber/update_note', 'Kuandika maelezo', 'Write notes'],
        ['subscriber/update_no_bet', 'Kuzuia kubashiri', 'Forbid betting'],
        ['subscriber/update_no_withdraw', 'Kuzuia kutoa pesa', 'Forbid withdrawal'],
        ['subscriber/update_withdrawal_whitelist', 'Orodha ya kutoa pesa', 'Withdrawal whitelist'],
        ['subscriber/update_reported', 'Alama ya kuripotiwa', 'Set reported flag'],
        [
          'subscriber/update_stake_factor',
          'Kiwango cha dau na kundi',
          'Set stake factor and group',
        ],
        ['subscriber/update_return_scale', 'Kiwango cha rejesho', 'Set return scale'],
        ['subscriber/update_invitation_code', 'Msimbo wa mwaliko', 'Change invitation code'],
        ['subscriber/update_superior', 'Kubadilisha mkuu', 'Change superior'],
        [
          'subscriber/update_participation_statistics',
          'Kuhesabiwa kwenye takwimu',
          'Count in statistics',
        ],
        ['subscriber/remove', 'Kufunga akaunti kabisa', 'Close account'],
      ],
    },
    {
      path: 'subscriber/inquire_agent',
      name: { sw: 'Mawakala', en: 'Agents' },
      icon: 'share-alt',
      buttons: [
        ['subscriber/add_agent', 'Kuongeza wakala', 'Add agent'],
        ['subscriber/update_agent', 'Kubadilisha wakala', 'Update agent'],
      ],
    },
    {
      path: 'personal_data/requests',
      name: { sw: 'Maombi ya kufutwa', en: 'Deletion requests' },
      icon: 'user-delete',
      buttons: [['personal_data/carry_out', 'Kufuta taarifa za mtumiaji', 'Carry out a deletion']],
    },
    {
      path: 'manager/inquire',
      name: { sw: 'Wasimamizi', en: 'Managers' },
      icon: 'idcard',
      buttons: [
        ['manager/add', 'Kuongeza msimamizi', 'Add manager'],
        ['manager/update', 'Kubadilisha msimamizi', 'Update manager'],
        ['manager/disable', 'Kufunga akaunti ya msimamizi', 'Disable manager'],
        ['manager/reset', 'Kumpa msimamizi nenosiri jipya', 'Reset a manager’s password'],
        [
          'subscriber/unpinless_google_binding',
          'Kutenganisha Google',
          'Unbind Google verification',
        ],
      ],
    },
    {
      path: 'role/inquire',
      name: { sw: 'Nyadhifa', en: 'Roles' },
      icon: 'safety',
      buttons: [
        ['role/add', 'Kuongeza wadhifa', 'Add role'],
        ['role/update', 'Kubadilisha wadhifa', 'Update role'],
        ['role/remove', 'Kufuta wadhifa', 'Remove role'],
        ['role/access_review', 'Mapitio ya ruhusa', 'Access review'],
      ],
    },
    {
      path: 'permission_node/inquire',
      name: { sw: 'Ruhusa', en: 'Permission nodes' },
      icon: 'apartment',
      buttons: [
        ['permission_node/add', 'Kuongeza kichwa cha menyu', 'Add heading'],
        ['permission_node/update', 'Kubadilisha ruhusa', 'Update node'],
        ['permission_node/remove', 'Kufuta kichwa cha menyu', 'Remove heading'],
      ],
    },
  ],
} as const satisfies GroupRow;

const money = {
  path: 'menu/money',
  name: { sw: 'Pesa', en: 'Money' },
  icon: 'wallet',
  screens: [
    {
      path: 'recharge/inquire',
      name: { sw: 'Kuweka pesa', en: 'Deposits' },
      icon: 'bank',
      buttons: [
        ['recharge/update', 'Kuamua malipo', 'Decide a recharge'],
        ['recharge/credit', 'Kuweka pesa kwa mkono', 'Credit by hand'],
      ],
    },
    {
      path: 'declined_payment/inquire',
      name: { sw: 'Malipo yaliyokataliwa', en: 'Declined payments' },
      icon: 'rollback',
    },
    {
      path: 'withdraw/inquire_queue',
      name: { sw: 'Foleni ya kutoa pesa', en: 'Withdrawal queue' },
      icon: 'ordered-list',
    },
    {
      path: 'withdraw/inquire',
      name: { sw: 'Kutoa pesa', en: 'Withdrawals' },
      icon: 'credit-card',
      buttons: [['withdraw/update', 'Kuamua kutoa pesa', 'Decide a withdrawal']],
    },
    {
      path: 'bill/inquire',
      name: { sw: 'Miamala', en: 'Transactions' },
      icon: 'file-text',
    },
    {
      path: 'reconciliation/inquire',
      name: { sw: 'Ulinganishaji', en: 'Reconciliation' },
      icon: 'diff',
      buttons: [['reconciliation/update', 'Kupakia taarifa', 'Upload a statement']],
    },
    {
      path: 'channel/inquire',
      name: { sw: 'Njia za malipo', en: 'Channels' },
      icon: 'swap',
    },
    {
      path: 'operator_status/inquire',
      name: { sw: 'Hali ya mitandao', en: 'Operators and float' },
      icon: 'dashboard',
    },
    {
      path: 'ledger/inquire_balance',
      name: { sw: 'Mizania ya vitabu', en: 'Trial balance' },
      icon: 'bar-chart',
    },
  ],
} as const satisfies GroupRow;

const betting = {
  path: 'menu/betting',
  name: { sw: 'Bashiri', en: 'Betting' },
  icon: 'profile',
  screens: [
    {
      path: 'order_list/inquire',
      name: { sw: 'Mikeka', en: 'Orders' },
      icon: 'profile',
      buttons: [
        ['order_list/update_status', 'Kuidhinisha malipo', 'Approve a payout'],
        ['order_list/update_outcome', 'Kubadilisha matokeo', 'Change result'],
        ['order_list/cancel_order', 'Kufuta ubashiri', 'Cancel order'],
        ['order_list/user_remove', 'Kuondoa mkeka kwenye orodha', 'Delete order'],
      ],
    },
    {
      path: 'order_list/abnormal',
      name: { sw: 'Mikeka yenye hitilafu', en: 'Abnormal orders' },
      icon: 'warning',
    },
    {
      path: 'order_list/delayed',
      name: { sw: 'Malipo yanayosubiri', en: 'Delayed payouts' },
      icon: 'audit',
    },
    {
      path: 'order_list/gambling_bureau_query',
      name: { sw: 'Ripoti ya Bodi', en: 'Gaming board' },
      icon: 'bank',
    },
    {
      path: 'referred_bet/inquire',
      name: { sw: 'Mikeka mikubwa', en: 'Referred bets' },
      icon: 'alert',
      showAtTop: true,
      buttons: [['referred_bet/decide', 'Kuamua mkeka mkubwa', 'Decide a large bet']],
    },
    {
      path: 'order_list/random_betting',
      name: { sw: 'Bashiri za nasibu', en: 'Random bets' },
      icon: 'swap',
    },
    {
      path: 'order_list/refused_results',
      name: { sw: 'Matokeo yaliyokataliwa', en: 'Refused results' },
      icon: 'warning',
    },
  ],
} as const satisfies GroupRow;

const catalogue = {
  path: 'menu/catalogue',
  name: { sw: 'Mechi na masoko', en: 'Catalogue' },
  icon: 'trophy',
  screens: [
    {
      path: 'match/inquire',
      name: { sw: 'Mechi', en: 'Matches' },
      icon: 'trophy',
      buttons: [
        ['match/update', 'Kuamua kuhusu mechi', 'Decide about a match'],
        ['match/update_suspended', 'Kufunga odds za mechi', 'Lock the odds of a match'],
        ['atlassian/remove_match', 'Kuondoa mechi', 'Take a match away'],
        ['trading/detailed', 'Meza ya odds ya mechi', 'The trading page of a match'],
        ['trading/update_seal', 'Kufunga na kufungua chaguo', 'Seal and open selections'],
        ['trading/update_risk', 'Kuweka kiwango cha hatari', 'Set the risk level'],
        ['trading/update_price', 'Kusogeza odds kwa mkono', 'Move prices by hand'],
        ['trading/enter_result', 'Kuweka matokeo ya mechi', 'Enter the result of a match'],
        ['trading/void', 'Kufuta bashiri za muda fulani', 'Void the bets of a time'],
      ],
    },
    {
      path: 'atlassian/competition_inquire',
      name: { sw: 'Mashindano', en: 'Competitions' },
      icon: 'flag',
      buttons: [['competition/update', 'Kuamua kuhusu shindano', 'Decide about a competition']],
    },
    {
      path: 'competition_tier/inquire',
      name: { sw: 'Madaraja ya ligi', en: 'Competition tiers' },
      icon: 'percentage',
      buttons: [['competition_tier/update', 'Kubadilisha daraja', 'Change a tier']],
    },
    {
      path: 'atlassian/get_betting_type',
      name: { sw: 'Aina za masoko', en: 'Market types' },
      icon: 'appstore',
      buttons: [
        ['atlassian/update_bet_status', 'Kuamua kuhusu soko', 'Decide about a market type'],
      ],
    },
    {
      path: 'atlassian/get_location',
      name: { sw: 'Nchi', en: 'Countries' },
      icon: 'global',
      buttons: [['atlassian/update_location_sequence', 'Kupanga nchi', 'Order countries']],
    },
    {
      path: 'bookmaker/inquire',
      name: { sw: 'Watoa odds', en: 'Bookmakers' },
      icon: 'ordered-list',
      buttons: [['bookmaker/update_sequence', 'Kupanga watoa odds', 'Order bookmakers']],
    },
    {
      path: 'atlassian/get_mapping',
      name: { sw: 'Namba za mtoa odds', en: 'Provider numbers' },
      icon: 'swap',
    },
    {
      path: 'atlassian/get_suspended_markets',
      name: { sw: 'Masoko yaliyositishwa', en: 'Suspended markets' },
      icon: 'alert',
    },
    {
      path: 'boost/inquire',
      name: { sw: 'Boost', en: 'Boosts' },
      icon: 'thunderbolt',
      buttons: [
        ['boost/add', 'Kuongeza odds', 'Raise odds'],
        ['boost/stop', 'Kusimamisha Boost', 'Stop a boost'],
      ],
    },
  ],
} as const satisfies GroupRow;

const system = {
  path: 'menu/system',
  name: { sw: 'Mfumo', en: 'System' },
  icon: 'setting',
  buttons: [['list_export/add', 'Kupakua orodha', 'Export lists']],
  screens: [
    {
      path: 'job/inquire',
      name: { sw: 'Kazi na faili', en: 'Jobs and exports' },
      icon: 'cloud-download',
      buttons: [['job/cancel', 'Kusimamisha faili la mwingine', 'Cancel another’s export']],
    },
    {
      path: 'configuration/switches',
      name: { sw: 'Swichi za dharura', en: 'Emergency switches' },
      icon: 'poweroff',
      buttons: [
        ['bet_config/update_no_bet', 'Kusitisha bashiri', 'Pause betting'],
        ['configuration/update_maintenance', 'Kufunga tovuti', 'Close the site'],
      ],
    },
    {
      path: 'bet_config/manage',
      name: { sw: 'Mipangilio ya bashiri', en: 'Bet configuration' },
      icon: 'control',
      buttons: [['bet_config/update', 'Kubadilisha mipangilio ya bashiri', 'Change bet settings']],
    },
    {
      path: 'pay_config/manage',
      name: { sw: 'Mipangilio ya malipo', en: 'Pay configuration' },
      icon: 'wallet',
      buttons: [['pay_config/update', 'Kubadilisha mipangilio ya malipo', 'Change pay settings']],
    },
    {
      path: 'system_config/manage',
      name: { sw: 'Mipangilio ya mfumo', en: 'System configuration' },
      icon: 'setting',
      buttons: [
        ['system_config/update', 'Kubadilisha mipangilio ya mfumo', 'Change system settings'],
      ],
    },
    {
      path: 'office_config/inquire',
      name: { sw: 'Mipangilio ya usimamizi', en: 'Office configuration' },
      icon: 'control',
      buttons: [['office_config/update', 'Kubadilisha mipangilio', 'Change the configuration']],
    },
    {
      path: 'area_code/inquire',
      name: { sw: 'Misimbo ya simu', en: 'Phone area codes' },
      icon: 'phone',
      buttons: [['area_code/update', 'Kubadilisha msimbo', 'Update area code']],
    },
    {
      path: 'ip_blacklist/inquire',
      name: { sw: 'Anwani za IP', en: 'IP lists' },
      icon: 'stop',
      buttons: [
        ['ip_blacklist/add', 'Kuongeza anwani', 'Add address'],
        ['ip_blacklist/remove', 'Kuondoa anwani', 'Remove address'],
      ],
    },
    {
      path: 'log/inquire',
      name: { sw: 'Kumbukumbu', en: 'Logs' },
      icon: 'history',
      buttons: [['log/remove', 'Kufuta ripoti za kurasa', 'Remove page reports']],
    },
  ],
} as const satisfies GroupRow;

/** In the order of the menu. */
export const nodeTree = [
  start,
  people,
  money,
  betting,
  games,
  catalogue,
  words,
  messages,
  growth,
  statistics,
  regulator,
  system,
] as const;

type Group = (typeof nodeTree)[number];
type Screen = Group['screens'][number];
type ButtonOf<Owner> = Owner extends { readonly buttons: readonly (infer Row)[] }
  ? Row extends readonly [infer Path, string, string]
    ? Path
    : never
  : never;

/** The screens' own nodes. */
export type ScreenNode = Screen['path'];
/** Every node that gates a call, a screen or an action. */
export type NodePath = ScreenNode | ButtonOf<Screen> | ButtonOf<Group>;

/** A node as the database is first given it. */
export type ShippedNode = {
  readonly path: string;
  readonly parent: string | null;
  readonly name: Localised;
  readonly kind: 'route' | 'button';
  readonly icon: string;
  readonly sort: number;
  readonly showAtTop: boolean;
};

/** Headings open no call: they are shown with whatever stands under them, and are no right. */
export const isHeading = (path: string): boolean => path.startsWith('menu/');

const SORT_STEP = 10;

function buttonsOf(parent: string, rows: readonly ButtonRow[]): readonly ShippedNode[] {
  return rows.map(([path, sw, en], index) => ({
    path,
    parent,
    name: { sw, en },
    kind: 'button',
    icon: '',
    sort: (index + 1) * SORT_STEP,
    showAtTop: false,
  }));
}

function screensOf(group: GroupRow): readonly ShippedNode[] {
  return group.screens.flatMap(
    ({ path, name, icon, showAtTop = false, buttons = [] }, index): readonly ShippedNode[] => [
      {
        path,
        parent: group.path,
        name,
        kind: 'route',
        icon,
        sort: (index + 1) * SORT_STEP,
        showAtTop,
      },
      ...buttonsOf(path, buttons),
    ],
  );
}

/** Parents before their children. */
export const shippedNodes: readonly ShippedNode[] = nodeTree.flatMap(
  (group: GroupRow, index): readonly ShippedNode[] => [
    {
      path: group.path,
      parent: null,
      name: group.name,
      kind: 'route',
      icon: group.icon,
      sort: (index + 1) * SORT_STEP,
      showAtTop: false,
    },
    ...screensOf(group),
    ...buttonsOf(group.path, group.buttons ?? []),
  ],
);
