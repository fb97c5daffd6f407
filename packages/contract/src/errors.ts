import type { Localised } from './locale.ts';

/**
 * Every way a call can go wrong, in one table. `http` 200 is a refusal that travels inside the
 * envelope with status 0; any other number is a transport error answered in the clear, because
 * by then there may be no key to seal it with.
 */
export type CataloguedError = Localised & { readonly http: number };

export const errorCatalogue = {
  'unknown-call': {
    http: 404,
    sw: 'Huduma hii haipatikani. Sasisha ukurasa kisha jaribu tena.',
    en: 'This service does not exist. Refresh the page and try again.',
  },
  'envelope-broken': {
    http: 400,
    sw: 'Ombi halikusomeka. Sasisha ukurasa kisha jaribu tena.',
    en: 'The request could not be read. Refresh the page and try again.',
  },
  'envelope-key-unknown': {
    http: 400,
    sw: 'Ukurasa huu ni wa zamani. Unasasishwa.',
    en: 'This page is out of date. It is being refreshed.',
  },
  'clock-off': {
    http: 200,
    sw: 'Ombi limechelewa au saa ya kifaa chako si sahihi. Jaribu tena.',
    en: 'The request came too late, or the clock of your device is wrong. Try again.',
  },
  'body-too-large': {
    http: 413,
    sw: 'Ombi ni kubwa mno.',
    en: 'The request is too large.',
  },
  'parameter-invalid': {
    http: 200,
    sw: 'Taarifa ulizoweka si sahihi',
    en: 'Parameter illegal',
  },
  'match-unknown': {
    http: 200,
    sw: 'Mechi hii haipatikani tena',
    en: 'This match is no longer available',
  },
  'competition-unknown': {
    http: 200,
    sw: 'Ligi hii haipatikani',
    en: 'This league is not available',
  },
  'country-unknown': {
    http: 200,
    sw: 'Nchi hii haipatikani',
    en: 'This country is not available',
  },
  'selection-unknown': {
    http: 200,
    sw: 'Chaguo hili halipatikani tena',
    en: 'This selection is no longer available',
  },
  'sign-in-required': {
    http: 401,
    sw: 'Ingia kwanza ili kuendelea',
    en: 'Please operate after login',
  },
  'permission-denied': {
    http: 403,
    sw: 'Huna ruhusa ya kufanya hivi. Wasiliana na msimamizi.',
    en: 'No permission, contact the administrator',
  },
  'address-blocked': {
    http: 403,
    sw: 'Huduma haipatikani kutoka mtandao wako. Ukidhani ni makosa, wasiliana nasi.',
    en: 'We do not serve your network. If you think this is a mistake, contact us.',
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
  'authenticator-required': {
    http: 200,
    sw: 'Unganisha programu ya uthibitisho (Google Authenticator) kwanza',
    en: 'Bind an authenticator app first',
  },
  'password-change-required': {
    http: 200,
    sw: 'Badilisha nenosiri lako kwanza',
    en: 'Change your password first',
  },
  'proof-required': {
    http: 200,
    sw: 'Thibitisha tena kuwa ni wewe, kisha endelea',
    en: 'Confirm again that it is you, then go on',
  },
  'too-many-requests': {
    http: 429,
    sw: 'Maombi ni mengi mno. Subiri kidogo kisha jaribu tena.',
    en: 'Too many requests. Wait a moment and try again.',
  },
  overloaded: {
    http: 503,
    sw: 'Mfumo umezidiwa kwa sasa. Jaribu tena baada ya muda mfupi.',
    en: 'The system is busy right now. Try again in a moment.',
  },
  'server-error': {
    http: 500,
    sw: 'Hitilafu ya mfumo, wasiliana na huduma kwa wateja',
    en: 'Server error, contact administrator',
  },
  'changed-meanwhile': {
    http: 200,
    sw: 'Mtu mwingine amebadilisha hili sasa hivi. Angalia tena kisha jaribu.',
    en: 'Somebody else changed this just now. Look again, then try.',
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
  'login-failed': {
    http: 200,
    sw: 'Namba ya simu au nenosiri si sahihi',
    en: 'Wrong phone number or password',
  },
  'login-locked': {
    http: 200,
    sw: 'Umekosea nenosiri mara nyingi. Subiri dakika {minutes}, au tumia msimbo wa SMS.',
    en: 'Too many wrong passwords. Wait {minutes} min, or use a code by SMS.',
  },
  'code-locked': {
    http: 200,
    sw: 'Umekosea namba ya uthibitisho mara nyingi. Subiri dakika {minutes}, au tumia nenosiri.',
    en: 'Too many wrong codes. Wait {minutes} min, or use your password.',
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
  'code-wrong': {
    http: 200,
    sw: 'Namba ya uthibitisho si sahihi au muda wake umekwisha',
    en: 'The code is wrong or has expired',
  },
  'code-too-soon': {
    http: 200,
    sw: 'Namba imetumwa sasa hivi. Subiri dakika moja kabla ya kuomba nyingine.',
    en: 'A code was sent just now. Wait a minute before you ask for another.',
  },
  'country-not-served': {
    http: 200,
    sw: 'Namba za nchi hii haziwezi kujisajili kwa sasa',
    en: 'Numbers of this country cannot register at present',
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
  'payout-abroad': {
    http: 200,
    sw: 'Tunalipa kwa namba za simu za Tanzania pekee. Wasiliana nasi ili upate pesa zako.',
    en: 'We pay out to Tanzanian phone numbers only. Contact us to get your money.',
  },
  'phone-invalid': {
    http: 200,
    sw: 'Weka namba ya simu ya Tanzania',
    en: 'Enter a Tanzanian phone number',
  },
  'phone-taken': {
    http: 200,
    sw: 'Namba hii ina akaunti tayari. Ingia.',
    en: 'This number already has an account. Log in.',
  },
  'invitation-unknown': {
    http: 200,
    sw: 'Msimbo wa mwaliko haupatikani',
    en: 'This invitation code does not exist',
  },
  'agreement-required': {
    http: 200,
    sw: 'Kubali masharti ya matumizi kwanza',
    en: 'Accept the user agreement first',
  },
  'under-age': {
    http: 200,
    sw: 'Asante kwa ukweli wako. Michezo hii ni kwa wenye miaka 18 au zaidi.',
    en: 'Thank you for being honest. These games are for people of 18 and older.',
  },
  'password-wrong': {
    http: 200,
    sw: 'Nenosiri la sasa si sahihi',
    en: 'The current password is wrong',
  },
  'password-unchanged': {
    http: 200,
    sw: 'Chagua nenosiri tofauti na la sasa',
    en: 'Choose a password other than the current one',
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
  'amount-out-of-range': {
    http: 200,
    sw: 'Kiasi hakiko ndani ya mipaka',
    en: 'The amount is outside the limits',
  },
  'operator-off': {
    http: 200,
    sw: 'Mtandao huu haupatikani kwa sasa. Jaribu mwingine au subiri kidogo.',
    en: 'This operator is not available right now. Try another one or wait a little.',
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
  'payer-unconfirmed': {
    http: 200,
    sw: 'Namba hii haijathibitishwa. Ithibitishe kwa SMS kwanza, au lipa kwa namba uliyosajili.',
    en: 'This number is not confirmed. Confirm it by SMS first, or pay from your registered number.',
  },
  'payer-phones-full': {
    http: 200,
    sw: 'Umefikia idadi ya namba unazoweza kulipia. Ondoa moja kwanza.',
    en: 'You have as many payer numbers as you may. Remove one first.',
  },
  'prompt-open': {
    http: 200,
    sw: 'Simu hii ina ombi la malipo linalosubiri. Lijibu, au subiri muda wake uishe.',
    en: 'A payment request is waiting on this phone. Answer it, or wait until it ends.',
  },
  'prompts-used-up': {
    http: 200,
    sw: 'Umetuma maombi mengi ya malipo leo. Lipa kwa "Lipa namba", au jaribu tena kesho.',
    en: 'You have sent many payment requests today. Use "Pay bill", or try again tomorrow.',
  },
  'sms-budget-spent': {
    http: 200,
    sw: 'Hatuwezi kutuma namba ya uthibitisho kwa sasa. Jaribu tena baada ya muda.',
    en: 'We cannot send a code right now. Try again later.',
  },
  'payment-unknown': {
    http: 200,
    sw: 'Muamala huu haupatikani',
    en: 'This payment does not exist',
  },
  'user-unknown': {
    http: 200,
    sw: 'Mtumiaji huyu hapatikani',
    en: 'This user does not exist',
  },
  'account-closed': {
    http: 200,
    sw: 'Akaunti hii imefungwa kabisa',
    en: 'This account is closed for good',
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
  'bonus-left': {
    http: 200,
    sw: 'Bado kuna bonasi au sarafu za mbio. Ziondoe kwanza.',
    en: 'There is bonus money or racing coin left. Take it out first.',
  },
  'player-unknown': {
    http: 200,
    sw: 'Hakuna mchezaji mwenye namba hii',
    en: 'No player has this number',
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
  'receipt-unknown': {
    http: 200,
    sw: 'Mtandao hauna malipo yenye namba hii ya risiti',
    en: 'The operator knows no payment with this receipt number',
  },
  'receipt-credited': {
    http: 200,
    sw: 'Malipo ya risiti hii yaliingizwa kwenye salio lako {when}',
    en: 'The payment of this receipt was credited to your balance at {when}',
  },
  'receipt-declined': {
    http: 200,
    sw: 'Malipo haya hayakupokelewa, na mtandao umeyarudisha kwa aliyelipa',
    en: 'This payment was not accepted, and the operator returned it to the payer',
  },
  'receipt-with-person': {
    http: 200,
    sw: 'Mtu wetu anaangalia malipo ya risiti hii. Huhitaji kufanya kitu kingine.',
    en: 'Our staff is looking into the payment of this receipt. You need not do anything else.',
  },
  'receipt-used': {
    http: 200,
    sw: 'Malipo ya risiti hii yameshaingizwa',
    en: 'The payment of this receipt has already been credited',
  },
  'operator-silent': {
    http: 200,
    sw: 'Mtandao haujibu kwa sasa. Pesa yako iko salama; jaribu tena baada ya muda mfupi.',
    en: 'The operator does not answer right now. Your money is safe; try again in a moment.',
  },
  'funds-short': {
    http: 200,
    sw: 'Salio halitoshi',
    en: 'The balance is too low',
  },
  'withdrawal-forbidden': {
    http: 200,
    sw: 'Kutoa pesa kumesimamishwa kwa akaunti yako. Wasiliana na huduma kwa wateja.',
    en: 'Withdrawals are suspended for your account. Contact customer service.',
  },
  'withdrawals-closed': {
    http: 200,
    sw: 'Mfumo unaboreshwa: kutoa pesa kumesimamishwa kwa muda',
    en: 'System upgrade: withdrawals are temporarily disabled',
  },
  'daily-limit-reached': {
    http: 200,
    sw: 'Umefikia kikomo cha kutoa pesa kwa leo',
    en: 'You have reached the withdrawal limit of today',
  },
  'withdrawal-under-way': {
    http: 200,
    sw: 'Kuna ombi la kutoa pesa linaloendelea. Subiri likamilike.',
    en: 'A withdrawal is under way. Wait until it is done.',
  },
  'request-key-used': {
    http: 200,
    sw: 'Ombi hili limetumwa tayari kwa kiasi kingine. Anza upya.',
    en: 'This request was already sent with another amount. Start again.',
  },
  'erasure-not-asked': {
    http: 200,
    sw: 'Mchezaji huyu hajaomba kufutwa',
    en: 'This player has not asked for deletion',
  },
  'balance-left': {
    http: 200,
    sw: 'Bado kuna pesa kwenye salio. Mchezaji aitoe kwanza.',
    en: 'There is money in the balance. The player withdraws it first.',
  },
  'money-held': {
    http: 200,
    sw: 'Kuna pesa iliyoshikiliwa kwa ajili ya kutolewa',
    en: 'There is money held for a withdrawal',
  },
  'open-deposit-matches': {
    http: 200,
    sw: 'Mchezaji ana malipo ya kiasi hiki ambayo hayajakamilika. Yamalize kwanza kwa namba hii ya risiti.',
    en: 'The player has an open deposit of this amount. Settle that one with this receipt number first.',
  },
  'payment-open': {
    http: 200,
    sw: 'Kuna malipo ambayo hayajakamilika',
    en: 'There is a payment that is not finished',
  },
  'bet-open': {
    http: 200,
    sw: 'Kuna mkeka ambao matokeo yake hayajajulikana',
    en: 'There is a bet that is not decided',
  },
  'phone-paused': {
    http: 200,
    sw: 'Mwenye namba hii alichagua kujitenga na michezo. Namba itapokelewa muda huo utakapoisha.',
    en: 'The owner of this number chose to stay away from play. It is welcome again when that ends.',
  },
  'play-paused': {
    http: 200,
    sw: 'Umechagua kupumzika. Huwezi kuweka pesa wala kubashiri hadi muda huo uishe; kutoa pesa kunawezekana.',
    en: 'You chose to take a break. You cannot deposit or bet until it ends; you can withdraw.',
  },
  'own-limit-reached': {
    http: 200,
    sw: 'Hii ingezidi kikomo ulichojiwekea',
    en: 'This would exceed the limit you set for yourself',
  },
  'site-maintenance': {
    http: 200,
    sw: 'Mfumo unaboreshwa: kuweka pesa, kutoa pesa na kubashiri kumesimama kwa muda. Pesa na mikeka yako viko salama.',
    en: 'System upgrade: deposits, withdrawals and bets are closed for a while. Your money and your bets are safe.',
  },
  'betting-paused': {
    http: 200,
    sw: 'Kubashiri kumesitishwa kwa muda',
    en: 'Betting is paused for a while',
  },
  'slip-empty': {
    http: 200,
    sw: 'Hujachagua ubashiri wowote',
    en: 'No betting content added',
  },
  'too-many-legs': {
    http: 200,
    sw: 'Mkeka hauwezi kuzidi mechi 60',
    en: 'An accumulator cannot have more than 60 matches',
  },
  'system-unfit': {
    http: 200,
    sw: 'Mfumo huu haufai kwa idadi hii ya mechi',
    en: 'This system does not fit this number of matches',
  },
  'stake-not-whole': {
    http: 200,
    sw: 'Dau liwe shilingi kamili',
    en: 'The stake must be whole shillings',
  },
  'stake-below-minimum': {
    http: 200,
    sw: 'Dau liko chini ya kiwango cha chini',
    en: 'The stake is below the minimum',
  },
  'stake-above-maximum': {
    http: 200,
    sw: 'Dau limezidi kiwango cha juu',
    en: 'The stake is above the maximum',
  },
  'betting-forbidden': {
    http: 200,
    sw: 'Kubashiri kumesimamishwa kwa akaunti yako. Wasiliana na huduma kwa wateja.',
    en: 'Betting is suspended for your account. Contact customer service.',
  },
  'daily-winnings-reached': {
    http: 200,
    sw: 'Ushindi wako wa leo ungezidi kiwango cha juu cha siku. Punguza dau au jaribu kesho.',
    en: 'Your winnings of today would pass the most for one day. Lower the stake or try tomorrow.',
  },
  'order-unknown': {
    http: 200,
    sw: 'Mkeka huu haupatikani',
    en: 'This bet does not exist',
  },
  'order-not-delayed': {
    http: 200,
    sw: 'Mkeka huu hausubiri kuidhinishwa',
    en: 'This bet does not wait to be approved',
  },
  'order-settled': {
    http: 200,
    sw: 'Mkeka huu umeshalipwa',
    en: 'This bet is settled already',
  },
  'order-sold-back': {
    http: 200,
    sw: 'Mkeka huu umeuzwa kwa cashout',
    en: 'This bet was sold back by cashout',
  },
  'match-not-begun': {
    http: 200,
    sw: 'Mechi hii haijaanza: dau linaweza kurudishwa tu',
    en: 'This match has not begun: stakes can only be refunded',
  },
  'outcome-unchanged': {
    http: 200,
    sw: 'Mtu ameshasema hivyo hivyo',
    en: 'A person has said exactly this already',
  },
  'cash-out-locked': {
    http: 200,
    sw: 'Cashout imefungwa kwa muda',
    en: 'Cashout is currently locked',
  },
  'threshold-not-positive': {
    http: 200,
    sw: 'Weka kiwango cha auto cashout kilicho juu ya sifuri',
    en: 'Enter an auto cashout threshold above nought',
  },
  'threshold-above-payout': {
    http: 200,
    sw: 'Kiwango cha auto cashout kimezidi malipo ya mkeka huu',
    en: 'The auto cashout threshold is above what this bet can pay',
  },
  'match-picked-twice': {
    http: 200,
    sw: 'Mechi moja imechaguliwa mara mbili',
    en: 'One match was picked twice',
  },
  'booking-code-unknown': {
    http: 200,
    sw: 'Msimbo huu haupo au muda wake umekwisha',
    en: 'This booking code does not exist or its time is over',
  },
} as const satisfies Record<string, CataloguedError>;

export type ErrorCode = keyof typeof errorCatalogue;
