import type { Messages } from '../messages.ts';

/** What limits and breaks of a player's own leave, where money is staked or deposited. */
export const messages = {
  'ownLimits.stakeLeft': 'Kikomo chako: unaweza kubashiri TSh {left} zaidi.',
  'ownLimits.paused': 'Unapumzika hadi {until}. Hadi hapo huwezi kubashiri.',
  'ownLimits.open': 'Vikomo vyangu',
  'ownLimits.depositLeft': 'Kikomo chako: unaweza kuweka TSh {left} zaidi.',
  'ownLimits.depositPaused': 'Unapumzika',
  'ownLimits.depositPausedText':
    'Umechagua kupumzika hadi {until} (saa za Afrika Mashariki). Hadi hapo huwezi kuweka pesa. Kutoa pesa kunaendelea.',
  'ownLimits.depositUsedUp': 'Umefikia kikomo chako',
  'ownLimits.depositUsedUpText':
    'Kikomo ulichojiwekea kimebakiza TSh {left}; kiwango cha chini cha kuweka ni TSh {minimum}.',
} as const satisfies Messages;
