import type { Texts } from '../text.ts';

export const messageTemplateTexts = {
  intro: {
    en: 'What players are told in their inbox at each event. New words hold from now on; what was written stays as it was.',
    sw: 'Wachezaji wanachoambiwa kwenye ujumbe wao kila tukio linapotokea. Maneno mapya yanaanza sasa; yaliyokwisha andikwa yanabaki.',
  },
  events: { en: 'Events', sw: 'Matukio' },
  edited: { en: 'ours', sw: 'yetu' },
  subject: { en: 'Subject', sw: 'Kichwa' },
  body: { en: 'Text', sw: 'Maneno' },
  bodyHint: {
    en: 'One thing a line: a line with a fact that is empty is left out.',
    sw: 'Jambo moja kila mstari: mstari wenye taarifa tupu hauonyeshwi.',
  },
  reason: { en: 'Why', sw: 'Kwa nini' },
  facts: { en: 'Facts this event can fill in', sw: 'Taarifa zinazoweza kujazwa kwenye tukio hili' },
  noFacts: { en: 'This event fills in nothing.', sw: 'Tukio hili halijazi chochote.' },
  preview: { en: 'As the player reads it', sw: 'Mchezaji anavyosoma' },
  notice: { en: 'On a lock screen', sw: 'Simu ikiwa imefungwa' },
  reset: { en: 'Back to the shipped words', sw: 'Rudisha maneno ya mwanzo' },
  resetQuestion: {
    en: 'From now on players read the words we ship.',
    sw: 'Kuanzia sasa wachezaji watasoma maneno ya mwanzo.',
  },
  shipped: { en: 'As it was shipped', sw: 'Kama ilivyokuja' },
  lastChanged: {
    en: 'Revision {revision}, changed by {name} at {time}',
    sw: 'Toleo la {revision}, limebadilishwa na {name} saa {time}',
  },
} as const satisfies Texts;
