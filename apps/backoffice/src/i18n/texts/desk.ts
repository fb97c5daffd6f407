import type { Texts } from '../text.ts';

/** Words of the lists where the house decides about the provider's world. */
export const deskTexts = {
  why: { en: 'Why', sw: 'Sababu' },
  decide: { en: 'Decide', sw: 'Amua' },
  sequence: { en: 'Sequence', sw: 'Mpangilio' },
  sequenceHint: {
    en: '0 to 100; the highest stands first.',
    sw: '0 hadi 100; kubwa zaidi husimama mwanzo.',
  },
  sport: { en: 'Sport', sw: 'Mchezo' },
  country: { en: 'Country', sw: 'Nchi' },
  name: { en: 'Name', sw: 'Jina' },
  number: { en: 'Number', sw: 'Namba' },
  matches: { en: 'Matches', sw: 'Mechi' },
  liveDelay: { en: 'Wait in play', sw: 'Kusubiri mubashara' },
  liveDelayHint: {
    en: 'A bet in play waits at least so long. Empty: as in the settings.',
    sw: 'Ubashiri wa mubashara husubiri angalau hivi. Tupu: kama mipangilio inavyosema.',
  },
  seconds: { en: 'seconds', sw: 'sekunde' },
  shillings: { en: 'TSh', sw: 'TSh' },
  percent: { en: '%', sw: '%' },
} as const satisfies Texts;
