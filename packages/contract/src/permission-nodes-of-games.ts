import type { GroupRow } from './permission-node-rows.ts';

/** Games beside bets on matches. */
export const games = {
  path: 'menu/games',
  name: { sw: 'Michezo ya bahati', en: 'Games' },
  icon: 'trophy',
  screens: [
    {
      path: 'pool_issue/inquire',
      name: { sw: 'Matoleo ya jackpot', en: 'Jackpot issues' },
      icon: 'trophy',
      buttons: [
        ['pool_issue/add', 'Kuandaa toleo', 'Compose an issue'],
        ['pool_issue/update', 'Kubadilisha rasimu', 'Change a draft'],
        ['pool_issue/open', 'Kufungua mauzo', 'Open the sale'],
        ['pool_issue/close', 'Kufunga mauzo', 'Close the sale'],
        ['pool_issue/set_result', 'Kuweka matokeo ya mechi', 'Set the result of a match'],
        ['pool_issue/settle', 'Kulipa toleo', 'Settle an issue'],
        ['pool_issue/cancel', 'Kufuta toleo', 'Cancel an issue'],
      ],
    },
    {
      path: 'guessing_bet_type/inquire',
      name: { sw: 'Jackpot na Lucky Six', en: 'Jackpot and Lucky Six' },
      icon: 'setting',
      buttons: [
        ['guessing_bet_type/add', 'Kuongeza mchezo', 'Add a game'],
        ['guessing_bet_type/update', 'Kubadilisha masharti', 'Change the terms'],
        ['guessing_bet_type/remove', 'Kuondoa mchezo', 'Remove a game'],
      ],
    },
    {
      path: 'racing_round/inquire',
      name: { sw: 'Raundi za mbio', en: 'Racing rounds' },
      icon: 'flag',
      buttons: [['racing_round/refund', 'Kurudisha dau za raundi', 'Refund a round']],
    },
    {
      path: 'racing_order/inquire',
      name: { sw: 'Dau za mbio', en: 'Racing bets' },
      icon: 'car',
    },
    {
      path: 'racing_config/inquire',
      name: { sw: 'Mipangilio ya mbio', en: 'Racing configuration' },
      icon: 'control',
      buttons: [['racing_config/update', 'Kubadilisha mbio', 'Change racing']],
    },
    {
      path: 'casino_game/inquire',
      name: { sw: 'Michezo ya kasino', en: 'Casino games' },
      icon: 'appstore',
      buttons: [['casino_game/update', 'Kubadilisha michezo', 'Change games']],
    },
    {
      path: 'casino_round/inquire',
      name: { sw: 'Raundi za kasino', en: 'Casino rounds' },
      icon: 'redo',
    },
    {
      path: 'casino_transaction/inquire',
      name: { sw: 'Miamala ya kasino', en: 'Casino transactions' },
      icon: 'swap',
    },
    {
      path: 'casino_difference/inquire',
      name: { sw: 'Tofauti za kasino', en: 'Casino differences' },
      icon: 'diff',
      buttons: [['casino_difference/close', 'Kufunga tofauti', 'Close a difference']],
    },
  ],
} as const satisfies GroupRow;
