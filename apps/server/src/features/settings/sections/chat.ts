import { readServiceDay } from '@kipute/domain/chat/service-hours';
import { z } from 'zod';
import { defineSection, localisedText } from './section.ts';

const day = z.string().refine((written) => readServiceDay(written) !== undefined);
const WEEK_DAYS = 7;
const DAILY = '07:00-23:00';

/** Customer service in the site: when it is there, what it says, and whose chat it is. */
export const chat = defineSection({
  applies: 'at-once',
  schema: z.object({
    mode: z.enum(['own', 'external']),
    /** Monday first, in East Africa Time; an empty day has no service. */
    hours: z.array(day).length(WEEK_DAYS),
    greeting: localisedText,
    outOfHours: localisedText,
    /** Of another house's chat; it is loaded only while the mode says so. */
    script: z.string().regex(/^$|^https:\/\//),
  }),
  defaults: {
    mode: 'own',
    hours: Array.from({ length: WEEK_DAYS }, () => DAILY),
    greeting: {
      sw: 'Habari! Karibu Kipute. Tukusaidie nini?',
      en: 'Hello, and welcome to Kipute. How can we help?',
    },
    outOfHours: {
      sw: 'Sasa hivi hatupo. Acha ujumbe wako hapa, tutakujibu tukifungua. Haraka? Tupigie.',
      en: 'We are away right now. Leave your message here and we will answer when we open. In a hurry? Call us.',
    },
    script: '',
  },
});
