import type { MenuGroup } from './node-table.ts';

export const money: MenuGroup = {
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

export const betting: MenuGroup = {
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

export const catalogue: MenuGroup = {
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

export const statistics: MenuGroup = {
  heading: ['menu/statistics', 'Takwimu', 'Statistics'],
  icon: 'bar-chart',
  screens: [
    { screen: ['statistics/today', 'Leo', 'Today'] },
    { screen: ['statistics/hourly', 'Kwa saa', 'Hourly'] },
    { screen: ['statistics/history', 'Historia', 'History'] },
    { screen: ['statistics/agent', 'Kwa wakala', 'By agent'] },
  ],
};
