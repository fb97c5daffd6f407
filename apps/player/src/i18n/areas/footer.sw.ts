import type { Messages } from '../messages.ts';

/** The foot of every page, which arrives after it. */
export const messages = {
  'footer.licence':
    'Kipute inaendeshwa kwa leseni ya Bodi ya Michezo ya Kubahatisha Tanzania (GBT).',
  'footer.company':
    'Kipute ni huduma ya ubashiri wa michezo na kasino kwa wachezaji wa Tanzania. Kodi ya zuio ya ushindi hukatwa kwa mujibu wa sheria.',
  'footer.adult': 'Miaka 18 na zaidi tu. Kucheza kunaweza kuleta uraibu: cheza kistaarabu.',
  'footer.rules': 'Kanuni',
  'footer.terms': 'Vigezo na masharti',
  'footer.privacy': 'Faragha',
  'footer.help': 'Msaada',
  'footer.board': 'Acha ujumbe',
  'footer.safePlay': 'Cheza kistaarabu',
  'footer.app': 'Pakua app',
  'footer.links': 'Kuhusu Kipute',
  'footer.social': 'Tufuate',
} as const satisfies Messages;
