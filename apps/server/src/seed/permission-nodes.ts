import type { NodePlan } from '../features/access/index.ts';

/** Path, Swahili, English. A path is the name of the call that the node opens. */
type NodeRow = readonly [path: string, sw: string, en: string];

type ScreenRow = { readonly screen: NodeRow; readonly buttons?: readonly NodeRow[] };

/** A heading of the menu. It opens no call, so its path is its own word. */
type MenuGroup = {
  readonly heading: NodeRow;
  readonly icon: string;
  readonly screens: readonly ScreenRow[];
};

const button = ([path, sw, en]: NodeRow): NodePlan => ({
  path,
  name: { sw, en },
  kind: 'button',
});

const screenNode = ({ screen: [path, sw, en], buttons = [] }: ScreenRow): NodePlan => ({
  path,
  name: { sw, en },
  kind: 'route',
  children: buttons.map(button),
});

function groupNode({ heading: [path, sw, en], icon, screens }: MenuGroup): NodePlan {
  return {
    path,
    name: { sw, en },
    kind: 'route',
    icon,
    showAtTop: true,
    children: screens.map(screenNode),
  };
}

export function pathsIn(nodes: readonly NodePlan[]): readonly string[] {
  return nodes.flatMap((node) => [node.path, ...pathsIn(node.children ?? [])]);
}

const start: MenuGroup = {
  heading: ['menu/start', 'Mwanzo', 'Start'],
  icon: 'dashboard',
  screens: [
    {
      screen: ['subscriber/subscriber_info', 'Muhtasari', 'Overview'],
      buttons: [
        ['subscriber/adminlogin', 'Kuingia kwenye usimamizi', 'Sign in to the back-office'],
        ['subscriber/update_password', 'Kubadilisha nenosiri langu', 'Change my password'],
        ['subscriber/get_google_binding', 'Kuunganisha Google', 'Bind Google verification'],
      ],
    },
  ],
};

const people: MenuGroup = {
  heading: ['menu/people', 'Watu', 'People'],
  icon: 'team',
  screens: [
    {
      screen: ['subscriber/inquire', 'Watumiaji', 'Users'],
      buttons: [
        ['subscriber/user_reset_password', 'Kuweka nenosiri jipya', 'Reset password'],
        ['subscriber/update_balance', 'Kubadilisha salio', 'Change balance'],
        ['subscriber/update_credit_money', 'Kubadilisha bonasi', 'Change bonus money'],
        ['subscriber/update_virtual_currency', 'Kubadilisha sarafu za mbio', 'Change racing coin'],
        ['subscriber/disable', 'Kufunga mtumiaji', 'Disable user'],
        ['subscriber/all_update_disable_status', 'Kufunga watumiaji wengi', 'Disable many users'],
        [
          'subscriber/unpinless_google_binding',
          'Kutenganisha Google',
          'Unbind Google verification',
        ],
        ['subscriber/update_note', 'Kuhariri maelezo', 'Edit note'],
        ['subscriber/update_no_bet', 'Kuzuia kubashiri', 'Forbid betting'],
        ['subscriber/update_no_withdraw', 'Kuzuia kutoa pesa', 'Forbid withdrawal'],
        ['subscriber/update_withdrawal_whitelist', 'Orodha ya kutoa pesa', 'Withdrawal whitelist'],
        ['subscriber/update_reported', 'Alama ya kuripotiwa', 'Set reported flag'],
        ['subscriber/update_return_scale', 'Kiwango cha rejesho', 'Set return scale'],
        ['subscriber/update_invitation_code', 'Msimbo wa mwaliko', 'Change invitation code'],
        ['subscriber/update_superior', 'Kubadilisha mkuu', 'Change superior'],
      ],
    },
    {
      screen: ['personal_data/requests', 'Maombi ya kufutwa', 'Deletion requests'],
      buttons: [['personal_data/carry_out', 'Kufuta taarifa za mtumiaji', 'Carry out a deletion']],
    },
    {
      screen: ['subscriber/inquire_agent', 'Mawakala', 'Agents'],
      buttons: [
        ['subscriber/add_agent', 'Kuongeza wakala', 'Add agent'],
        ['subscriber/update_agent', 'Kubadilisha wakala', 'Update agent'],
      ],
    },
    {
      screen: ['manager/inquire', 'Wasimamizi', 'Managers'],
      buttons: [
        ['manager/add', 'Kuongeza msimamizi', 'Add manager'],
        ['manager/update', 'Kubadilisha msimamizi', 'Update manager'],
      ],
    },
    {
      screen: ['role/inquire', 'Nyadhifa', 'Roles'],
      buttons: [
        ['role/add', 'Kuongeza wadhifa', 'Add role'],
        ['role/update', 'Kubadilisha wadhifa', 'Update role'],
        ['role/remove', 'Kufuta wadhifa', 'Remove role'],
      ],
    },
    {
      screen: ['permission_node/inquire', 'Ruhusa', 'Permission nodes'],
      buttons: [
        ['permission_node/add', 'Kuongeza ruhusa', 'Add node'],
        ['permission_node/update', 'Kubadilisha ruhusa', 'Update node'],
        ['permission_node/remove', 'Kufuta ruhusa', 'Remove node'],
      ],
    },
  ],
};

const money: MenuGroup = {
  heading: ['menu/money', 'Pesa', 'Money'],
  icon: 'wallet',
  screens: [
    {
      screen: ['recharge/inquire', 'Kuweka pesa', 'Recharges'],
      buttons: [['recharge/update', 'Kuamua malipo', 'Decide a recharge']],
    },
    {
      screen: ['declined_payment/inquire', 'Malipo yaliyokataliwa', 'Declined payments'],
    },
    {
      screen: ['withdraw/inquire', 'Kutoa pesa', 'Withdrawals'],
      buttons: [['withdraw/update', 'Kuamua kutoa pesa', 'Decide a withdrawal']],
    },
    { screen: ['bill/inquire', 'Miamala', 'Bills'] },
    {
      screen: ['reconciliation/inquire', 'Ulinganishaji', 'Reconciliation'],
      buttons: [['reconciliation/update', 'Kupakia taarifa', 'Upload a statement']],
    },
  ],
};

const betting: MenuGroup = {
  heading: ['menu/betting', 'Bashiri', 'Betting'],
  icon: 'profile',
  screens: [
    {
      screen: ['order_list/inquire', 'Bashiri zote', 'Orders'],
      buttons: [
        ['order_list/update_status', 'Kuidhinisha malipo', 'Approve a payout'],
        ['order_list/update_outcome', 'Kubadilisha matokeo', 'Change result'],
        ['order_list/cancel_order', 'Kufuta ubashiri', 'Cancel order'],
        ['order_list/user_remove', 'Kuondoa ubashiri', 'Delete order'],
        ['order_list/gambling_bureau_query', 'Ripoti ya bodi', 'Regulator report'],
      ],
    },
    { screen: ['order_list/refused_results', 'Matokeo yaliyokataliwa', 'Refused results'] },
    { screen: ['order_list/random_betting', 'Bashiri za nasibu', 'Random bets'] },
    {
      screen: ['guessing_bet_type/inquire', 'Aina za Jackpot', 'Jackpot types'],
      buttons: [
        ['guessing_bet_type/add', 'Kuongeza Jackpot', 'Add jackpot'],
        ['guessing_bet_type/remove', 'Kufuta Jackpot', 'Remove jackpot'],
      ],
    },
    { screen: ['guessing_bet_type/update', 'Malipo ya Jackpot', 'Jackpot settlement'] },
  ],
};

const catalogue: MenuGroup = {
  heading: ['menu/catalogue', 'Mechi na masoko', 'Catalogue'],
  icon: 'trophy',
  screens: [
    {
      screen: ['atlassian/getmatch', 'Mechi', 'Matches'],
      buttons: [
        ['atlassian/remove_match', 'Kuondoa mechi', 'Remove match'],
        ['atlassian/update_popular_match', 'Mechi maarufu', 'Mark popular'],
        ['atlassian/update_to_day_popular', 'Maarufu leo', 'Mark popular today'],
      ],
    },
    {
      screen: ['atlassian/get_suspended_markets', 'Masoko yaliyositishwa', 'Suspended markets'],
    },
    {
      screen: ['atlassian/competition_inquire', 'Ligi', 'Competitions'],
      buttons: [
        ['atlassian/update_sequence', 'Mpangilio', 'Change sequence'],
        ['atlassian/update_roll_bet', 'Kubashiri mubashara', 'Allow live betting'],
        ['atlassian/update_associated', 'Ligi zinazohusiana', 'Change association'],
      ],
    },
    {
      screen: ['atlassian/get_betting_type', 'Masoko', 'Markets'],
      buttons: [
        ['atlassian/update_bet_status', 'Kufungua au kufunga soko', 'Open or close market'],
      ],
    },
    {
      screen: ['bookmaker/inquire', 'Kampuni za odds', 'Bookmakers'],
      buttons: [['bookmaker/update', 'Mpangilio wa kampuni', 'Change order']],
    },
    {
      screen: ['atlassian/get_location', 'Nchi', 'Countries'],
      buttons: [['atlassian/update_location_sequence', 'Mpangilio wa nchi', 'Change sequence']],
    },
  ],
};

const statistics: MenuGroup = {
  heading: ['menu/statistics', 'Takwimu', 'Statistics'],
  icon: 'bar-chart',
  screens: [
    { screen: ['statistics/today', 'Leo', 'Today'] },
    { screen: ['statistics/hourly', 'Kwa saa', 'Hourly'] },
    { screen: ['statistics/history', 'Historia', 'History'] },
    { screen: ['statistics/agent', 'Kwa wakala', 'By agent'] },
  ],
};

const content: MenuGroup = {
  heading: ['menu/content', 'Maudhui na ujumbe', 'Content and messages'],
  icon: 'picture',
  screens: [
    {
      screen: ['document/inquire', 'Nyaraka', 'Documents'],
      buttons: [['file/obs_add', 'Kupakia faili', 'Upload file']],
    },
    {
      screen: ['image/inquire', 'Picha', 'Images'],
      buttons: [['image/update', 'Kubadilisha picha', 'Update image']],
    },
    {
      screen: ['image_text/inquire', 'Makala za picha', 'Graphic texts'],
      buttons: [['image_text/update', 'Kubadilisha makala', 'Update text']],
    },
    { screen: ['message_board/inquire', 'Ubao wa ujumbe', 'Message board'] },
    {
      screen: ['in_mail/inquire', 'Barua za ndani', 'In-mail'],
      buttons: [['in_mail/add', 'Kutuma barua', 'Send mail']],
    },
    {
      screen: ['sms/inquire', 'SMS', 'SMS'],
      buttons: [['sms/add', 'Kutuma SMS', 'Send SMS']],
    },
  ],
};

const system: MenuGroup = {
  heading: ['menu/system', 'Mfumo', 'System'],
  icon: 'setting',
  screens: [
    {
      screen: ['configuration/switches', 'Swichi za dharura', 'Emergency switches'],
      buttons: [
        ['bet_config/update_no_bet', 'Kusitisha bashiri', 'Pause betting'],
        ['configuration/update_maintenance', 'Kufunga tovuti', 'Close the site'],
      ],
    },
    { screen: ['configuration/update', 'Mipangilio ya mfumo', 'System configuration'] },
    { screen: ['pay_config/update', 'Mipangilio ya malipo', 'Pay configuration'] },
    { screen: ['bet_config/update', 'Mipangilio ya bashiri', 'Bet configuration'] },
    { screen: ['racing_config/update', 'Mipangilio ya mbio', 'Racing configuration'] },
    {
      screen: ['channel/inquire', 'Mitandao ya malipo', 'Channels'],
      buttons: [['channel/update', 'Kubadilisha mtandao', 'Update channel']],
    },
    {
      screen: ['area_code/inquire', 'Misimbo ya simu', 'Phone area codes'],
      buttons: [['area_code/update', 'Kubadilisha msimbo', 'Update area code']],
    },
    {
      screen: ['ip_blacklist/inquire', 'Anwani za IP zilizozuiwa', 'IP blacklist'],
      buttons: [
        ['ip_blacklist/add', 'Kuzuia anwani', 'Block address'],
        ['ip_blacklist/remove', 'Kuruhusu anwani', 'Unblock address'],
      ],
    },
    {
      screen: ['export_list/inquire', 'Taarifa za kupakua', 'Exports'],
      buttons: [['export_list/add', 'Kuomba taarifa', 'Request export']],
    },
    {
      screen: ['log/inquire', 'Kumbukumbu', 'Logs'],
      buttons: [['log/remove', 'Kufuta ripoti za kurasa', 'Remove page reports']],
    },
  ],
};

/** In the order of the menu. */
export const permissionNodes: readonly NodePlan[] = [
  start,
  people,
  money,
  betting,
  catalogue,
  content,
  statistics,
  system,
].map(groupNode);
