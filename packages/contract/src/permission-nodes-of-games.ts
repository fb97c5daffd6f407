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
  ],
} as const satisfies GroupRow;
