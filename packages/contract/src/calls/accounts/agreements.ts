import { z } from 'zod';
import { anyone, browsing, careful, defineCall, nothing, player } from '../../call.ts';
import { agreedTexts, richTextTypes } from '../../constants/content/texts.ts';
import { instant } from '../../fields.ts';

export const agreedType = z.literal(agreedTexts.map((word) => richTextTypes[word].id));

/** A text that is agreed to, as it was shown. */
export const agreedVersion = z.object({
  type: agreedType,
  version: z.number().int().min(1).max(1_000_000),
});

const due = z.object({
  ...agreedVersion.shape,
  title: z.string(),
  release_time: instant,
  /** The version the player agreed to before; null: none. */
  agreed_version: z.number().int().nullable(),
  /** Paragraphs that came and went since; empty when nothing was agreed to before. */
  changes: z.array(z.object({ kind: z.enum(['added', 'removed']), text: z.string() })),
});

export const agreementCalls = {
  'subscriber/agreements': defineCall({
    summary:
      'Texts whose version in effect the player has not agreed to; a visitor is told all there are',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.array(due),
  }),
  'subscriber/agree': defineCall({
    summary: 'Agrees to versions that are in effect; which and when is kept',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ agreed: z.array(agreedVersion).min(1).max(agreedTexts.length) }),
    output: z.null(),
  }),
};
