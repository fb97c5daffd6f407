import type { Localised } from '@kipute/contract/locale';
import type { GradingRule } from '@kipute/domain/grading/grading-rules';

type RuleWords = Localised & {
  /** When the stake comes back or half of it, although the match was played. */
  readonly back?: Localised;
};

const levelReturns: Localised = {
  sw: 'Wakitoka sare dau linarudi.',
  en: 'If it ends level the stake comes back.',
};
const lineReturns: Localised = {
  sw: 'Ikiangukia kwenye kiwango kamili dau linarudi; kiwango cha robo (.25, .75) kinagawa dau nusu kwa nusu.',
  en: 'Exactly on a whole line the stake comes back; a quarter line (.25, .75) splits the stake in halves.',
};
const noPartReturns: Localised = {
  sw: 'Asiyecheza kabisa, dau linarudi.',
  en: 'If the player takes no part the stake comes back.',
};

/** When a market is won, by the rule that decides it: for types that say nothing of their own. */
export const gradingWords: Readonly<Record<GradingRule, RuleWords>> = {
  'three-way-result': {
    sw: 'Unachagua mshindi au sare; matokeo ya muda wa soko husika ndiyo yanaamua.',
    en: 'You pick a winner or the draw; the result of the time the market is about decides.',
  },
  'three-way-early-payout': {
    sw: 'Unashinda kwa matokeo, au timu yako ikiongoza kwa magoli mawili wakati wowote.',
    en: 'Won by the result, or as soon as your team leads by two goals.',
  },
  'two-way-result': {
    sw: 'Unachagua mshindi kati ya wawili.',
    en: 'You pick the winner of the two.',
    back: levelReturns,
  },
  'two-way-with-overtime': {
    sw: 'Unachagua mshindi; muda wa ziada unahesabiwa.',
    en: 'You pick the winner; overtime counts.',
  },
  'double-chance': {
    sw: 'Unachagua matokeo mawili kati ya matatu; moja likitokea umeshinda.',
    en: 'You pick two of the three results; either of them wins.',
  },
  'most-of': {
    sw: 'Unachagua nani atapata nyingi zaidi.',
    en: 'You pick who has more of them.',
  },
  'leader-after': {
    sw: 'Unachagua nani ataongoza baada ya idadi iliyotajwa.',
    en: 'You pick who leads after the number named.',
  },
  tied: {
    sw: 'Unachagua kama itaisha sare.',
    en: 'You pick whether it ends level.',
  },
  'winning-margin': {
    sw: 'Unachagua mshindi na tofauti ya ushindi.',
    en: 'You pick the winner and by how much.',
  },
  'handicap-two-way': {
    sw: 'Kiwango kinaongezwa kwenye matokeo ya timu uliyochagua, kisha anayeongoza ameshinda.',
    en: 'The line is added to the score of the team you pick; whoever is ahead then wins.',
    back: lineReturns,
  },
  'handicap-three-way': {
    sw: 'Kiwango kamili kinaongezwa kwa timu ya nyumbani; sare ni chaguo lake lenyewe.',
    en: 'A whole line is added to the home team; level is a selection of its own.',
  },
  'handicap-double-chance': {
    sw: 'Handicap yenye matokeo mawili kati ya matatu; moja likitokea umeshinda.',
    en: 'A handicap with two of three results; either of them wins.',
  },
  'handicap-from-score': {
    sw: 'Magoli yaliyofungwa kabla ya dau hayahesabiwi; handikapu inaanzia hapo.',
    en: 'What was scored before the bet does not count; the handicap begins there.',
    back: lineReturns,
  },
  qualifier: {
    sw: 'Unachagua nani atasonga mbele, hata kwa muda wa ziada au penalti.',
    en: 'You pick who goes through, extra time and penalties included.',
  },
  'total-over-under': {
    sw: 'Idadi iko juu au chini ya kiwango.',
    en: 'The number is over or under the line.',
    back: lineReturns,
  },
  'total-over-exactly-under': {
    sw: 'Idadi iko juu, chini, au sawa kabisa na kiwango.',
    en: 'The number is over, under or exactly the line.',
  },
  'total-range': {
    sw: 'Idadi iko ndani ya kiwango ulichochagua.',
    en: 'The number lies within the range you pick.',
  },
  'odd-even': {
    sw: 'Idadi ni witiri au shufwa; sifuri ni shufwa.',
    en: 'The number is odd or even; nought is even.',
  },
  'event-happens': {
    sw: 'Unachagua kama itatokea angalau mara moja.',
    en: 'You pick whether it happens at least once.',
  },
  'both-score': {
    sw: 'Unachagua kama timu zote mbili zitafunga.',
    en: 'You pick whether both teams score.',
  },
  'teams-scoring': {
    sw: 'Unachagua ni timu zipi zitafunga: moja, zote au hakuna.',
    en: 'You pick which teams score: one, both or none.',
  },
  'clean-sheet': {
    sw: 'Unachagua kama timu haitafungwa.',
    en: 'You pick whether the team concedes nothing.',
  },
  'win-to-nil': {
    sw: 'Timu inashinda bila kufungwa.',
    en: 'The team wins and concedes nothing.',
  },
  'correct-score': {
    sw: 'Matokeo kamili. "Mengine" ni kila matokeo ambayo hayako kwenye orodha.',
    en: 'The exact score. "Any other" is every score that is not listed.',
  },
  'correct-score-group': {
    sw: 'Matokeo ni moja kati ya yaliyoorodheshwa kwenye chaguo lako.',
    en: 'The score is one of those your selection lists.',
  },
  'score-draw': {
    sw: 'Inaisha sare yenye magoli.',
    en: 'It ends level with goals on both sides.',
  },
  'score-reached': {
    sw: 'Matokeo yamefika hapo wakati wowote wa mchezo.',
    en: 'The score stood at that at some moment of the match.',
  },
  'half-time-full-time': {
    sw: 'Matokeo ya mapumziko na ya mwisho, yote mawili yawe sahihi.',
    en: 'The results at half time and at the end, both right.',
  },
  'half-time-full-time-double-chance': {
    sw: 'Nafasi mbili za mapumziko na mwisho; moja ikitokea umeshinda.',
    en: 'Two results of half time and full time; either of them wins.',
  },
  'half-time-full-time-score': {
    sw: 'Matokeo kamili ya mapumziko na ya mwisho.',
    en: 'The exact scores at half time and at the end.',
  },
  'half-time-or-full-time': {
    sw: 'Matokeo ya mapumziko au ya mwisho; moja likiwa sahihi umeshinda.',
    en: 'The result at half time or at the end; one of them is enough.',
  },
  'period-with-most': {
    sw: 'Unachagua kipindi chenye nyingi zaidi; sawa ni chaguo lake lenyewe.',
    en: 'You pick the part with most; level is a selection of its own.',
  },
  'period-of-event': {
    sw: 'Unachagua kipindi ambacho itatokea.',
    en: 'You pick the part in which it happens.',
  },
  'both-score-by-half': {
    sw: 'Unachagua kama timu zote zitafunga katika kila kipindi.',
    en: 'You pick for each half whether both teams score.',
  },
  'score-every-period': {
    sw: 'Timu inafunga katika kila kipindi.',
    en: 'The team scores in every part.',
  },
  'over-every-period': {
    sw: 'Kila kipindi kiko juu ya kiwango.',
    en: 'Every part is over the line.',
  },
  'under-every-period': {
    sw: 'Kila kipindi kiko chini ya kiwango.',
    en: 'Every part is under the line.',
  },
  'win-every-period': {
    sw: 'Timu inashinda kila kipindi.',
    en: 'The team wins every part.',
  },
  'unbeaten-every-period': {
    sw: 'Timu haishindwi katika kipindi chochote.',
    en: 'The team loses no part.',
  },
  'draw-every-period': {
    sw: 'Kila kipindi kinaisha sare.',
    en: 'Every part ends level.',
  },
  'win-any-period': {
    sw: 'Timu inashinda angalau kipindi kimoja.',
    en: 'The team wins at least one part.',
  },
  'draw-any-period': {
    sw: 'Angalau kipindi kimoja kinaisha sare.',
    en: 'At least one part ends level.',
  },
  'stage-reached': {
    sw: 'Unachagua kama mchezo utafika hatua hiyo: muda wa ziada, penalti au raundi ya mwisho.',
    en: 'You pick whether it goes that far: overtime, penalties or the last bell.',
  },
  'next-team': {
    sw: 'Unachagua nani anafuata; hakuna ni chaguo lake lenyewe.',
    en: 'You pick who is next; nobody is a selection of its own.',
  },
  'last-team': {
    sw: 'Unachagua nani atakuwa wa mwisho.',
    en: 'You pick who is last.',
  },
  'race-to': {
    sw: 'Unachagua nani atafika idadi hiyo kwanza.',
    en: 'You pick who reaches the number first.',
  },
  'consecutive-scores': {
    sw: 'Timu inafunga mara nyingi mfululizo bila nyingine kufunga katikati.',
    en: 'The team scores so often in a row, the other not in between.',
  },
  'lead-held': {
    sw: 'Timu inaongoza wakati fulani wa mchezo.',
    en: 'The team is ahead at some moment.',
  },
  'win-from-behind': {
    sw: 'Timu inafungwa kwanza kisha inashinda.',
    en: 'The team is behind at some moment and wins.',
  },
  'unbeaten-from-behind': {
    sw: 'Timu inafungwa kwanza lakini haishindwi.',
    en: 'The team is behind at some moment and does not lose.',
  },
  'first-event': {
    sw: 'Unachagua kitakachotokea kwanza.',
    en: 'You pick what happens first.',
  },
  'last-event': {
    sw: 'Unachagua kitakachotokea mwisho.',
    en: 'You pick what happens last.',
  },
  'time-of-event': {
    sw: 'Unachagua muda itakapotokea; dakika zinahesabiwa kuanzia 1.',
    en: 'You pick when it happens; minutes are counted from 1.',
  },
  'event-in-time-range': {
    sw: 'Unachagua kama itatokea ndani ya dakika hizo. Dakika za nyongeza ni za 45 au 90.',
    en: 'You pick whether it happens in those minutes. Stoppage time belongs to minute 45 or 90.',
  },
  'method-of-event': {
    sw: 'Unachagua namna itakavyotokea.',
    en: 'You pick in which way it happens.',
  },
  'first-scorer': {
    sw: 'Mchezaji anafunga goli la kwanza. Goli la kujifunga halihesabiwi; linalofuata linachukua nafasi.',
    en: 'The player scores first. An own goal has no scorer: the next goal counts in its place.',
    back: noPartReturns,
  },
  'next-scorer': {
    sw: 'Mchezaji anafunga goli linalofuata.',
    en: 'The player scores the next goal.',
    back: noPartReturns,
  },
  'last-scorer': {
    sw: 'Mchezaji anafunga goli la mwisho.',
    en: 'The player scores the last goal.',
    back: noPartReturns,
  },
  'anytime-scorer': {
    sw: 'Mchezaji anafunga wakati wowote.',
    en: 'The player scores at any time.',
    back: noPartReturns,
  },
  'scorer-count': {
    sw: 'Mchezaji anafikisha idadi hiyo au zaidi.',
    en: 'The player reaches the number or more.',
    back: noPartReturns,
  },
  'top-scorer': {
    sw: 'Mchezaji anapata nyingi kuliko wengine.',
    en: 'The player has more than any other.',
    back: noPartReturns,
  },
  'finishing-place': {
    sw: 'Mshiriki anamaliza kwenye nafasi hiyo au juu yake.',
    en: 'The competitor finishes in that place or better.',
  },
  'head-to-head': {
    sw: 'Anayemaliza mbele ya mwenzake.',
    en: 'Who of the two finishes ahead.',
  },
  combination: {
    sw: 'Sehemu zote za chaguo lazima zitokee.',
    en: 'All parts of the selection must come true.',
    back: {
      sw: 'Sehemu moja ikirudishwa na nyingine hazijapoteza, dau linarudi.',
      en: 'If one part is returned and none loses, the stake comes back.',
    },
  },
  'either-of': {
    sw: 'Sehemu moja ya chaguo ikitokea umeshinda.',
    en: 'One part of the selection is enough.',
  },
  'provider-only': {
    sw: 'Huamuliwa na tangazo rasmi la matokeo.',
    en: 'Decided by the official announcement of the result.',
  },
};
