import type { Messages } from '../messages.ts';

export const comingSw = {
  'coming.casino.title': 'Kasino',
  'coming.casino.lead': 'Michezo ya kasino kwenye simu yako.',
  'coming.casino.first': 'Tafuta mchezo kwa jina',
  'coming.casino.second': 'Unacheza kwa salio lako lile lile',
  'coming.casino.third': 'Weka kikomo chako kabla ya kucheza',
  'coming.aviator.title': 'Aviator',
  'coming.aviator.lead': 'Kizidishi kinapanda na ndege. Toka kabla haijaondoka.',
  'coming.aviator.first': 'Raundi fupi, matokeo papo hapo',
  'coming.aviator.second': 'Toka mwenyewe au kwa kizidishi ulichoweka',
  'coming.aviator.third': 'Unacheza kwa salio lako lile lile',
} as const satisfies Messages;
