import { boostErrors } from './boost-errors.ts';
import { casinoErrors } from './casino-errors.ts';
import { deskErrors } from './desk-errors.ts';
import { exportErrors } from './export-errors.ts';
import { moneyErrors } from './money-errors.ts';
import { type CataloguedError, officeErrors } from './office-errors.ts';
import { pictureErrors } from './picture-errors.ts';
import { poolErrors } from './pool-errors.ts';
import { racingErrors } from './racing-errors.ts';
import { riskErrors } from './risk-errors.ts';
import { wordsErrors } from './words-errors.ts';

/**
 * Every way a call can go wrong, in one table. `http` 200 is a refusal that travels inside the
 * envelope with status 0; any other number is a transport error answered in the clear, because
 * by then there may be no key to seal it with.
 */
export const errorCatalogue = {
  ...officeErrors,
  ...boostErrors,
  ...pictureErrors,
  ...poolErrors,
  ...racingErrors,
  ...casinoErrors,
  ...deskErrors,
  ...exportErrors,
  ...moneyErrors,
  ...riskErrors,
  ...wordsErrors,
  'chat-empty': {
    http: 200,
    sw: 'Andika ujumbe kwanza',
    en: 'Write a message first',
  },
  'chat-too-fast': {
    http: 200,
    sw: 'Umetuma ujumbe mwingi kwa muda mfupi. Subiri kidogo kisha tuma tena.',
    en: 'Too many messages in a short time. Wait a moment, then send again.',
  },
  'chat-record-unknown': {
    http: 200,
    sw: 'Hatujaona mkeka wala muamala wako wenye namba hiyo',
    en: 'You have no bet or payment with this number',
  },
  'chat-elsewhere': {
    http: 200,
    sw: 'Chat hii haipatikani kwa sasa. Tupigie simu.',
    en: 'This chat is not available now. Please call us.',
  },
  'message-board-empty': {
    http: 200,
    sw: 'Andika ujumbe wako',
    en: 'Write your message',
  },
  'unknown-call': {
    http: 404,
    sw: 'Huduma hii haipatikani. Pakia ukurasa upya kisha jaribu tena.',
    en: 'This service does not exist. Refresh the page and try again.',
  },
  'envelope-broken': {
    http: 400,
    sw: 'Ombi halikusomeka. Pakia ukurasa upya kisha jaribu tena.',
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
    en: 'Check what you entered and try again',
  },
  'opt-out-unknown': {
    http: 200,
    sw: 'Kiungo hiki hakitambuliki. Zima ofa kwenye akaunti yako, au wasiliana nasi.',
    en: 'This link is not known. Switch offers off in your account, or contact us.',
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
    en: 'Log in to continue',
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
  'password-change-required': {
    http: 200,
    sw: 'Badilisha nenosiri lako kwanza',
    en: 'Change your password first',
  },
  'too-many-requests': {
    http: 429,
    sw: 'Umejaribu mara nyingi mno. Subiri kidogo kisha jaribu tena.',
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
    en: 'Something went wrong. Try again or contact customer service.',
  },
  'changed-meanwhile': {
    http: 200,
    sw: 'Mtu mwingine amebadilisha hili sasa hivi. Angalia tena kisha jaribu.',
    en: 'Somebody else changed this just now. Look again, then try.',
  },
  'login-failed': {
    http: 200,
    sw: 'Namba ya simu au nenosiri si sahihi',
    en: 'Wrong phone number or password',
  },
  'login-locked': {
    http: 200,
    sw: 'Umekosea nenosiri mara nyingi. Subiri dakika {minutes}, au tumia namba ya uthibitisho ya SMS.',
    en: 'Too many wrong passwords. Wait {minutes} min, or use a code by SMS.',
  },
  'code-locked': {
    http: 200,
    sw: 'Umekosea namba ya uthibitisho mara nyingi. Subiri dakika {minutes}, au tumia nenosiri.',
    en: 'Too many wrong codes. Wait {minutes} min, or use your password.',
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
  'invitation-own': {
    http: 200,
    sw: 'Huwezi kujialika mwenyewe: namba hii ni ya mwenye msimbo. Futa msimbo wa mwaliko uendelee',
    en: 'You cannot invite yourself: this number belongs to whose code it is. Go on without the code',
  },
  'invitation-unknown': {
    http: 200,
    sw: 'Msimbo wa mwaliko haupatikani',
    en: 'This invitation code does not exist',
  },
  'agreement-required': {
    http: 200,
    sw: 'Kubali vigezo na masharti kwanza',
    en: 'Accept the terms and conditions first',
  },
  'agreement-changed': {
    http: 200,
    sw: 'Maandishi haya yamebadilika sasa hivi. Yasome tena kisha ukubali.',
    en: 'These texts have just changed. Read them again, then agree.',
  },
  'text-unknown': {
    http: 200,
    sw: 'Ukurasa huu haupatikani, au umeondolewa',
    en: 'This page does not exist, or was taken away',
  },
  'under-age': {
    http: 200,
    sw: 'Asante kwa kusema ukweli. Michezo hii ni kwa wenye miaka 18 au zaidi.',
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
  'amount-out-of-range': {
    http: 200,
    sw: 'Kiasi kiko nje ya viwango vinavyoruhusiwa',
    en: 'The amount is outside the limits',
  },
  'operator-off': {
    http: 200,
    sw: 'Mtandao huu haupatikani kwa sasa. Jaribu mwingine au subiri kidogo.',
    en: 'This operator is not available right now. Try another one or wait a little.',
  },
  'payer-unconfirmed': {
    http: 200,
    sw: 'Namba hii haijathibitishwa. Ithibitishe kwa SMS kwanza, au lipa kwa namba uliyojisajili nayo.',
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
    sw: 'Umetuma maombi mengi ya malipo leo. Lipa kwa "Lipa bili", au jaribu tena kesho.',
    en: 'You have sent many payment requests today. Use "Paybill", or try again tomorrow.',
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
  'account-closed': {
    http: 200,
    sw: 'Akaunti hii imefungwa kabisa',
    en: 'This account is closed for good',
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
    sw: 'Mhudumu wetu anafuatilia malipo ya risiti hii. Huhitaji kufanya kitu kingine.',
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
    sw: 'Mwenye namba hii alichagua kujizuia kucheza. Namba itapokelewa muda huo utakapoisha.',
    en: 'This number is self-excluded. It can be used again when that period ends.',
  },
  'play-paused': {
    http: 200,
    sw: 'Umechagua kupumzika. Huwezi kuweka pesa wala kubashiri hadi muda huo uishe; kutoa pesa kunawezekana.',
    en: 'You chose to take a break. You cannot deposit or bet until it ends; you can withdraw.',
  },
  'own-limit-reached': {
    http: 200,
    sw: 'Kiasi hiki kinazidi kikomo ulichojiwekea',
    en: 'This would exceed the limit you set for yourself',
  },
  'site-maintenance': {
    http: 200,
    sw: 'Mfumo unaboreshwa: kuweka pesa, kutoa pesa na kubashiri kumesimama kwa muda. Pesa na mikeka yako viko salama.',
    en: 'System upgrade: deposits, withdrawals and bets are closed for a while. Your money and your bets are safe.',
  },
  'betting-paused': {
    http: 200,
    sw: 'Kubashiri kumesimama kwa muda',
    en: 'Betting is paused for now',
  },
  'slip-empty': {
    http: 200,
    sw: 'Mkeka wako ni mtupu. Chagua mechi kwanza.',
    en: 'Your bet slip is empty',
  },
  'too-many-legs': {
    http: 200,
    sw: 'Mkeka hauwezi kuzidi mechi 60',
    en: 'An accumulator cannot have more than 60 matches',
  },
  'system-unfit': {
    http: 200,
    sw: 'System hii haiwezekani kwa idadi hii ya mechi',
    en: 'This system does not fit this number of matches',
  },
  'stake-not-whole': {
    http: 200,
    sw: 'Weka dau bila senti',
    en: 'Enter whole shillings, no cents',
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
  'stake-above-tier': {
    http: 200,
    sw: 'Dau la juu kwa mkeka huu ni TSh {amount}. Punguza dau.',
    en: 'The highest stake on this slip is TSh {amount}. Lower your stake.',
  },
  'betting-forbidden': {
    http: 200,
    sw: 'Kubashiri kumesimamishwa kwa akaunti yako. Wasiliana na huduma kwa wateja.',
    en: 'Betting is suspended for your account. Contact customer service.',
  },
  'daily-winnings-reached': {
    http: 200,
    sw: 'Ushindi wako wa leo ungezidi kiwango cha juu cha siku. Punguza dau au jaribu kesho.',
    en: 'This would exceed the daily winnings limit. Lower your stake or try tomorrow.',
  },
  'order-unknown': {
    http: 200,
    sw: 'Mkeka huu haupatikani',
    en: 'This bet does not exist',
  },
  'order-settled': {
    http: 200,
    sw: 'Mkeka huu umeshakamilika',
    en: 'This bet is settled already',
  },
  'order-sold-back': {
    http: 200,
    sw: 'Mkeka huu umeshafanyiwa cashout',
    en: 'This bet has been cashed out',
  },
  'cash-out-locked': {
    http: 200,
    sw: 'Cashout imefungwa kwa muda',
    en: 'Cashout is currently locked',
  },
  'threshold-not-positive': {
    http: 200,
    sw: 'Weka kiasi cha auto cashout kinachozidi 0',
    en: 'Enter an auto cashout amount above 0',
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
  'message-unknown': {
    http: 200,
    sw: 'Ujumbe huu haupo tena',
    en: 'This message no longer exists',
  },
  'push-endpoint-refused': {
    http: 200,
    sw: 'Kivinjari hiki hakiwezi kupokea taarifa zetu',
    en: 'This browser cannot receive our notifications',
  },
  'booking-code-unknown': {
    http: 200,
    sw: 'Msimbo huu haupo au muda wake umekwisha',
    en: 'This booking code does not exist or has expired',
  },
} as const satisfies Record<string, CataloguedError>;

export type ErrorCode = keyof typeof errorCatalogue;
