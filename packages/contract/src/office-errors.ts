import { VOID_BY_HAND_HOURS } from './constants/betting/limits.ts';
import type { Localised } from './locale.ts';

export type CataloguedError = Localised & { readonly http: number };

/** What goes wrong at the office alone: part of the one catalogue of `errors.ts`. */
export const officeErrors = {
  'period-backwards': {
    http: 200,
    sw: 'Kipindi kinaisha kabla ya kuanza: chagua siku ya mwisho isiyotangulia ya kwanza',
    en: 'The period ends before it begins: choose a last day that is not before the first',
  },
  'period-too-long': {
    http: 200,
    sw: 'Kipindi ni kirefu mno: chagua siku zisizozidi {days}',
    en: 'The period is too long: choose at most {days} days',
  },
  'network-invalid': {
    http: 200,
    sw: 'Andika anwani au mtandao kamili, kwa mfano 41.59.3.7, 41.59.3.0/24 au 2001:db8::/32',
    en: 'Enter an address or a whole network, such as 41.59.3.7, 41.59.3.0/24 or 2001:db8::/32',
  },
  'network-too-wide': {
    http: 200,
    sw: 'Mtandao huu ni mpana mno: tumia angalau /8 kwa IPv4 au /16 kwa IPv6',
    en: 'This network is too wide: use at least /8 for IPv4 or /16 for IPv6',
  },
  'allow-for-office-only': {
    http: 200,
    sw: 'Orodha ya wanaoruhusiwa ni ya ofisi tu',
    en: 'An allow list is for the office only',
  },
  'end-in-the-past': {
    http: 200,
    sw: 'Muda wa mwisho umeshapita',
    en: 'The end lies in the past',
  },
  'address-rule-unknown': {
    http: 200,
    sw: 'Kanuni hii haipo tena',
    en: 'This rule no longer exists',
  },
  'address-rule-exists': {
    http: 200,
    sw: 'Mtandao huu tayari uko kwenye orodha hii',
    en: 'This network is on this list already',
  },
  'own-address-shut-out': {
    http: 200,
    sw: 'Ungejifungia nje mwenyewe: uko kwenye anwani {address}',
    en: 'You would lock yourself out: you are at {address}',
  },
  'narrow-the-filter': {
    http: 200,
    sw: 'Utafutaji huu umechukua muda mrefu mno. Punguza wigo, kwa mfano kwa tarehe.',
    en: 'This search took too long. Narrow the filter, by dates for example.',
  },
  'office-busy': {
    http: 503,
    sw: 'Watu wengi wanatafuta kwa wakati mmoja. Jaribu tena baada ya muda mfupi.',
    en: 'Too many searches are running right now. Try again in a moment.',
  },
  'phone-digits-hidden': {
    http: 200,
    sw: 'Andika namba nzima ya simu, au tarakimu zake tatu za mwisho',
    en: 'Enter the whole phone number, or its last three digits',
  },
  'authenticator-required': {
    http: 200,
    sw: 'Unganisha programu ya uthibitisho (Google Authenticator) kwanza',
    en: 'Bind an authenticator app first',
  },
  'proof-required': {
    http: 200,
    sw: 'Thibitisha tena kuwa ni wewe, kisha endelea',
    en: 'Confirm again that it is you, then go on',
  },
  'two-persons-below-review': {
    http: 200,
    sw: 'Kikomo cha watu wawili kwa kutoa pesa kisiwe chini ya kiasi kinachokaguliwa (0: kila mara)',
    en: 'Two persons for withdrawals cannot begin below the amount that is reviewed (0: every time)',
  },
  'role-name-empty': {
    http: 200,
    sw: 'Jina la wadhifa au la ruhusa haliwezi kuwa tupu',
    en: 'Role name and node name cannot be empty',
  },
  'role-name-taken': {
    http: 200,
    sw: 'Kuna wadhifa mwingine wenye jina hili',
    en: 'Another role has this name',
  },
  'role-unknown': {
    http: 200,
    sw: 'Wadhifa huu haupo',
    en: 'There is no such role',
  },
  'role-fixed': {
    http: 200,
    sw: 'Wadhifa huu una ruhusa zote na haubadilishwi',
    en: 'This role may do everything and cannot be changed',
  },
  'role-not-own': {
    http: 200,
    sw: 'Wadhifa uliokuja na mfumo haufutwi',
    en: 'A role that came with the product cannot be removed',
  },
  'role-has-people': {
    http: 200,
    sw: 'Wadhifa huu bado una watu. Wape wadhifa mwingine kwanza.',
    en: 'This role still has people. Give them another role first.',
  },
  'node-unknown': {
    http: 200,
    sw: 'Ruhusa hii haipo',
    en: 'There is no such permission node',
  },
  'node-misplaced': {
    http: 200,
    sw: 'Ukurasa husimama chini ya kichwa cha menyu; ruhusa nyingine hazihamishwi',
    en: 'A screen stands under a heading of the menu; nothing else can be moved',
  },
  'node-not-removable': {
    http: 200,
    sw: 'Kinachofutwa ni kichwa kilichoongezwa hapa na kisicho na ukurasa chini yake',
    en: 'Only a heading that was made here and holds no screen can be removed',
  },
  'rights-beyond-own': {
    http: 200,
    sw: 'Huwezi kutoa wala kubadilisha ruhusa ambazo wewe mwenyewe huna',
    en: 'You cannot give or change rights that you do not hold yourself',
  },
  'last-super-administrator': {
    http: 200,
    sw: 'Lazima abaki msimamizi mkuu angalau mmoja anayeweza kuingia',
    en: 'At least one super administrator who can sign in must remain',
  },
  'last-role-editor': {
    http: 200,
    sw: 'Lazima abaki mtu angalau mmoja anayeweza kubadilisha nyadhifa',
    en: 'At least one person who can change roles must remain',
  },
  'manager-unknown': {
    http: 200,
    sw: 'Msimamizi huyu hayupo',
    en: 'There is no such manager',
  },
  'account-taken': {
    http: 200,
    sw: 'Kuna msimamizi mwingine mwenye akaunti hii',
    en: 'Another manager has this account',
  },
  'not-to-oneself': {
    http: 200,
    sw: 'Huwezi kujifanyia hili mwenyewe. Mwombe msimamizi mwingine.',
    en: 'You cannot do this to yourself. Ask another administrator.',
  },
  'proposal-unknown': {
    http: 200,
    sw: 'Pendekezo hili halipatikani',
    en: 'This proposal does not exist',
  },
  'proposal-decided': {
    http: 200,
    sw: 'Pendekezo hili limeshaamuliwa',
    en: 'This proposal is decided already',
  },
  'proposal-ended': {
    http: 200,
    sw: 'Muda wa pendekezo hili umeisha. Lipendekezwe upya kama bado linahitajika.',
    en: 'The time of this proposal is over. Propose it anew if it is still wanted.',
  },
  'second-person-not-independent': {
    http: 200,
    sw: 'Aliyependekeza ndiye aliyefungua upya akaunti yako. Kwa siku saba mtu mwingine aamue.',
    en: 'Who proposed this renewed your access a short while ago. For seven days somebody else must decide.',
  },
  'own-proposal': {
    http: 200,
    sw: 'Hili ni pendekezo lako: mtu mwingine ndiye anayeamua',
    en: 'This is your own proposal: somebody else must decide',
  },
  'already-proposed': {
    http: 200,
    sw: 'Mtu ameshapendekeza hili, na linasubiri uamuzi kwenye Idhini',
    en: 'This is proposed already and waits for a decision under Approvals',
  },
  'refusal-note-required': {
    http: 200,
    sw: 'Andika kwa nini unakataa',
    en: 'Write why you refuse',
  },
  'reason-required': {
    http: 200,
    sw: 'Andika sababu: mtu wa pili ataisoma kabla ya kuamua',
    en: 'Write a reason: a second person reads it before they decide',
  },
  'proposer-lost-right': {
    http: 200,
    sw: 'Aliyependekeza hana ruhusa hii tena',
    en: 'Who proposed this may not do it any more',
  },
  'admin-login-locked': {
    http: 200,
    sw: 'Majaribio mengi yasiyo sahihi. Subiri dakika {minutes}, au ingia kutoka mtandao uliouzoea.',
    en: 'Too many wrong attempts. Wait {minutes} min, or sign in from your usual network.',
  },
  'admin-login-empty': {
    http: 200,
    sw: 'Weka akaunti na nenosiri',
    en: 'Account or password is empty',
  },
  'admin-login-failed': {
    http: 200,
    sw: 'Akaunti, nenosiri au msimbo si sahihi',
    en: 'Wrong account, password or code',
  },
  'admin-login-forbidden': {
    http: 200,
    sw: 'Huna ruhusa ya kuingia, wasiliana na msimamizi',
    en: 'No permission to log in, contact the administrator',
  },
  'area-code-unknown': {
    http: 200,
    sw: 'Msimbo huu wa nchi haupo',
    en: 'There is no such area code',
  },
  'last-area-code': {
    http: 200,
    sw: 'Huu ndio msimbo wa mwisho unaoonyeshwa: bila huo hakuna atakayeweza kujisajili',
    en: 'This is the last area code that is shown: without it nobody could register',
  },
  'own-attempts-locked': {
    http: 200,
    sw: 'Umekosea mara nyingi. Subiri dakika {minutes} kisha jaribu tena.',
    en: 'Too many wrong attempts. Wait {minutes} min and try again.',
  },
  'authenticator-code-wrong': {
    http: 200,
    sw: 'Msimbo si sahihi, au umeshatumika. Subiri msimbo unaofuata.',
    en: 'The code is wrong or was used already. Wait for the next one.',
  },
  'authenticator-offer-over': {
    http: 200,
    sw: 'Muda wa picha hii umekwisha. Anza upya.',
    en: 'The time of this picture code is over. Start again.',
  },
  'authenticator-demanded': {
    http: 200,
    sw: 'Uthibitisho wa Google ni wa lazima hapa, hauwezi kuondolewa',
    en: 'Google verification is obligatory here and cannot be removed',
  },
  'link-spent': {
    http: 200,
    sw: 'Kiungo hiki kimeshatumika au muda wake umekwisha. Mwombe msimamizi akupe kingine.',
    en: 'This link was used or its time is over. Ask an administrator for a new one.',
  },
  'statement-day-open': {
    http: 200,
    sw: 'Siku hiyo haijaisha. Pakia taarifa ya siku iliyopita.',
    en: 'That day is not over. Upload the statement of a day that has passed.',
  },
  'statement-used': {
    http: 200,
    sw: 'Faili hili tayari limepakiwa kwa siku au mtandao mwingine',
    en: 'This file was uploaded already, for another day or operator',
  },
  'user-unknown': {
    http: 200,
    sw: 'Mtumiaji huyu hapatikani',
    en: 'This user does not exist',
  },
  'invitation-code-taken': {
    http: 200,
    sw: 'Msimbo huu wa mwaliko ni wa mtu mwingine',
    en: 'Somebody else has this invitation code',
  },
  'superior-unknown': {
    http: 200,
    sw: 'Mkuu huyu hapatikani, au akaunti yake imefungwa',
    en: 'This superior does not exist, or the account is closed',
  },
  'superior-circle': {
    http: 200,
    sw: 'Mtu hawezi kuwa chini yake mwenyewe: mkuu huyu yuko chini ya mtumiaji huyu',
    en: 'Nobody can stand below themselves: this superior is below the user',
  },
  'agent-unknown': {
    http: 200,
    sw: 'Wakala huyu hapatikani',
    en: 'This agent does not exist',
  },
  'agent-already': {
    http: 200,
    sw: 'Mtu huyu tayari ni wakala',
    en: 'This person is an agent already',
  },
  'erasure-not-asked': {
    http: 200,
    sw: 'Mchezaji huyu hajaomba kufutwa',
    en: 'This player has not asked for deletion',
  },
  'order-not-delayed': {
    http: 200,
    sw: 'Mkeka huu hausubiri kuidhinishwa',
    en: 'This bet is not waiting for approval',
  },
  'match-not-begun': {
    http: 200,
    sw: 'Mechi hii haijaanza: dau linaweza kurudishwa tu',
    en: 'This match has not begun: stakes can only be refunded',
  },
  'void-too-late': {
    http: 200,
    sw: `Chaguo hili liliamuliwa zaidi ya saa ${VOID_BY_HAND_HOURS} zilizopita: mtu halifuti tena`,
    en: `This pick was decided more than ${VOID_BY_HAND_HOURS} hours ago: nobody makes it void any more`,
  },
  'user-disabled': {
    http: 200,
    sw: 'Akaunti ya mtumiaji huyu imefungiwa',
    en: 'This user is disabled',
  },
  'user-on-break': {
    http: 200,
    sw: 'Mtumiaji huyu yuko kwenye mapumziko ya kucheza',
    en: 'This user is taking a break from betting',
  },
  'budget-below-given': {
    http: 200,
    sw: 'Bajeti iko chini ya kiasi ambacho tayari kimetolewa',
    en: 'The budget is less than what was given already',
  },
  'outcome-unchanged': {
    http: 200,
    sw: 'Matokeo hayo hayo yameshawekwa',
    en: 'This result has already been entered',
  },
  'release-time-wrong': {
    http: 200,
    sw: 'Muda wa kutoka uwe mbele, ndani ya mwaka mmoja',
    en: 'The release time lies ahead, within a year',
  },
  'slug-taken': {
    http: 200,
    sw: 'Kuna ukurasa mwingine wenye anwani hii',
    en: 'Another page has this address',
  },
} as const satisfies Record<string, CataloguedError>;
