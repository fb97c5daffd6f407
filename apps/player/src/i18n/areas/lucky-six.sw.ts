import type { Messages } from '../messages.ts';

/** What Lucky Six says beyond the texts that both pool games share. */
export const messages = {
  'luckySix.lead': {
    one: 'Bashiri matokeo sahihi ya mechi {count}. Mstari mmoja TSh {stake}.',
    other: 'Bashiri matokeo sahihi ya mechi {count}. Mstari mmoja TSh {stake}.',
  },
  'luckySix.tier': 'Sahihi {right}',
  'luckySix.shared': 'Washindi wanagawana sawa.',
  'luckySix.eachLine': 'Kila mstari unapata kiasi chote.',
  'luckySix.beforeTax': 'Kabla ya kodi ya zuio {percent}%.',
  'luckySix.closesIn': 'Linafungwa baada ya {left}',
  'luckySix.days': { one: 'siku {count}', other: 'siku {count}' },
  'luckySix.hours': { one: 'saa {count}', other: 'saa {count}' },
  'luckySix.minutes': { one: 'dakika {count}', other: 'dakika {count}' },
  'luckySix.seconds': { one: 'sekunde {count}', other: 'sekunde {count}' },

  // Choosing
  'luckySix.goalsOf': 'Magoli ya {team}',
  'luckySix.less': 'Punguza goli, {team}',
  'luckySix.more': 'Ongeza goli, {team}',
  'luckySix.noGoals': 'bado hujachagua',
  'luckySix.quick': 'Matokeo ya haraka',
  'luckySix.otherText': 'Matokeo yoyote yenye magoli 6 au zaidi ya timu moja',
  'luckySix.how':
    'Bonyeza + au − kwa kila timu, magoli 0 hadi 5. Timu moja ikifunga 6 au zaidi, ni',
  'luckySix.reserves': { one: 'Mechi ya akiba', other: 'Mechi za akiba' },
  'luckySix.reservesText': {
    one: 'Mechi isipochezwa, hii inachukua nafasi yake. Chagua matokeo yake pia.',
    other: 'Mechi isipochezwa, moja ya hizi inachukua nafasi yake. Chagua matokeo ya kila moja.',
  },
  'luckySix.picks': 'Machaguo yako',

  // Rules
  'luckySix.rules.score': {
    one: 'Kwa mechi {count} chagua magoli ya kila timu, 0 hadi 5.',
    other: 'Kwa kila mechi kati ya {count} chagua magoli ya kila timu, 0 hadi 5.',
  },
  'luckySix.rules.other':
    '“Nyingine” ni sahihi timu moja ikifunga magoli 6 au zaidi, hata yakiwa mangapi.',
} as const satisfies Messages;
