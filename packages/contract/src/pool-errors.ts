import type { CataloguedError } from './office-errors.ts';

/** What can be refused in jackpot and Lucky Six. */
export const poolErrors = {
  'pool-issue-unknown': {
    http: 200,
    sw: 'Toleo hili halipo',
    en: 'There is no such issue',
  },
  'pool-issue-closed': {
    http: 200,
    sw: 'Toleo hili limefungwa, halipokei tiketi tena',
    en: 'This issue is closed and takes no more tickets',
  },
  'pool-pick-unknown': {
    http: 200,
    sw: 'Chaguo hili halipo kwenye mchezo huu',
    en: 'This game has no such pick',
  },
  'pool-pick-missing': {
    http: 200,
    sw: 'Chagua matokeo ya kila mechi',
    en: 'Choose a result for every match',
  },
  'pool-too-many-picks': {
    http: 200,
    sw: 'Umechagua mechi nyingi kuliko zilizopo',
    en: 'There are more picks than matches',
  },
  'pool-triple': {
    http: 200,
    sw: 'Huwezi kuchagua zaidi ya matokeo mawili kwenye mechi moja',
    en: 'No more than two results can be chosen for a match',
  },
  'pool-too-many-doubles': {
    http: 200,
    sw: 'Umefikisha idadi ya juu ya mechi zenye machaguo mawili',
    en: 'Too many matches have two results',
  },
  'pool-reserve-pick-missing': {
    http: 200,
    sw: 'Chagua matokeo ya mechi za akiba pia',
    en: 'Choose a result for the reserve matches too',
  },
  'pool-reserve-double': {
    http: 200,
    sw: 'Mechi ya akiba inapokea chaguo moja tu',
    en: 'A reserve match takes one result only',
  },
  'pool-multiplier-invalid': {
    http: 200,
    sw: 'Zidisho la dau haliruhusiwi',
    en: 'The stake cannot be multiplied by this number',
  },
  'pool-lines-changed': {
    http: 200,
    sw: 'Bei ya tiketi imebadilika. Iangalie kisha nunua tena.',
    en: 'The price of the ticket has changed. Look at it, then buy again.',
  },
  'pool-ticket-unknown': {
    http: 200,
    sw: 'Hakuna tiketi yenye namba hiyo',
    en: 'There is no ticket with this number',
  },
  'pool-type-unknown': {
    http: 200,
    sw: 'Mchezo huu haupo',
    en: 'There is no such game',
  },
  'pool-type-in-use': {
    http: 200,
    sw: 'Mchezo huu umeshakuwa na matoleo. Uzime badala ya kuufuta.',
    en: 'This game has had issues. Switch it off instead of removing it.',
  },
  'pool-type-off': {
    http: 200,
    sw: 'Mchezo huu umezimwa',
    en: 'This game is switched off',
  },
  'pool-prefix-taken': {
    http: 200,
    sw: 'Herufi hizi zinatumiwa na mchezo mwingine',
    en: 'Another game has this prefix',
  },
  'pool-places-invalid': {
    http: 200,
    sw: 'Idadi ya mechi, machaguo au akiba haiwezekani',
    en: 'The number of matches, doubles or reserves is not possible',
  },
  'pool-stake-invalid': {
    http: 200,
    sw: 'Bei ya mstari iwe shilingi kamili, angalau 1',
    en: 'A line costs whole shillings, at least 1',
  },
  'pool-tiers-invalid': {
    http: 200,
    sw: 'Ngazi za zawadi zianze na sahihi zote, zikipungua moja moja',
    en: 'Prize tiers begin with all right and go down',
  },
  'pool-tiers-mixed': {
    http: 200,
    sw: 'Ngazi zote ziwe za aina moja: kiasi maalum au asilimia',
    en: 'All tiers are of one kind: fixed amounts or percents',
  },
  'pool-tiers-over-pool': {
    http: 200,
    sw: 'Ngazi zinazidi asilimia 100 ya mfuko',
    en: 'The tiers come to more than 100 percent of the pool',
  },
  'pool-matches-missing': {
    http: 200,
    sw: 'Chagua mechi zote na za akiba kabla ya kufungua mauzo',
    en: 'Choose all matches and reserves before the sale opens',
  },
  'pool-match-twice': {
    http: 200,
    sw: 'Mechi moja imechaguliwa mara mbili',
    en: 'A match was chosen twice',
  },
  'pool-match-unknown': {
    http: 200,
    sw: 'Mechi hii haipo au imeshaanza',
    en: 'This match does not exist or has begun',
  },
  'pool-issue-fixed': {
    http: 200,
    sw: 'Toleo hili haliwezi kubadilishwa hivyo kwa sasa',
    en: 'This issue cannot be changed like that now',
  },
  'pool-draft-exists': {
    http: 200,
    sw: 'Mchezo huu una rasimu tayari. Ibadilishe hiyo au ifute kwanza.',
    en: 'This game has a draft already. Change it or cancel it first.',
  },
  'pool-sale-running': {
    http: 200,
    sw: 'Toleo jingine la mchezo huu linauzwa. Funga mauzo yake kwanza.',
    en: 'Another issue of this game is on sale. End its sale first.',
  },
  'pool-issue-changed': {
    http: 200,
    sw: 'Toleo limebadilishwa na mtu mwingine. Lifungue upya.',
    en: 'Somebody else changed the issue. Open it again.',
  },
  'pool-results-missing': {
    http: 200,
    sw: 'Mechi zote hazijaisha bado',
    en: 'Not all matches have ended',
  },
  'pool-outcome-changed': {
    http: 200,
    sw: 'Matokeo yamebadilika tangu hesabu hii. Angalia hesabu mpya.',
    en: 'Results have changed since this preview. Look at the new one.',
  },
  'pool-nothing-differs': {
    http: 200,
    sw: 'Hakuna kilichobadilika tangu malipo',
    en: 'Nothing has changed since it was paid',
  },
} as const satisfies Record<string, CataloguedError>;
