import type { CataloguedError } from './office-errors.ts';

/** What goes wrong with words, messages and rewards: part of the one catalogue of `errors.ts`. */
export const wordsErrors = {
  'message-without-content': {
    http: 200,
    sw: 'Andika ujumbe katika lugha zote mbili',
    en: 'Write the message in both languages',
  },
  'message-too-long': {
    http: 200,
    sw: 'SMS ni ndefu mno: herufi {most} ndizo nyingi zaidi',
    en: 'The SMS is too long: at most {most} characters',
  },
  'mailing-to-nobody': {
    http: 200,
    sw: 'Hakuna mchezaji anayelingana na vigezo hivi',
    en: 'Nobody fits this choice of players',
  },
  'send-time-invalid': {
    http: 200,
    sw: 'Chagua muda wa kutuma kwa usahihi: usiwe uliopita wala zaidi ya siku 90 mbele',
    en: 'Select the time of sending correctly: not in the past, at most 90 days ahead',
  },
  'mailing-unknown': {
    http: 200,
    sw: 'Ujumbe huu haupatikani',
    en: 'This mailing does not exist',
  },
  'mailing-over': {
    http: 200,
    sw: 'Ujumbe huu umeshatumwa au umesimamishwa',
    en: 'This mailing was sent or stopped already',
  },
  'hours-turned-round': {
    http: 200,
    sw: 'Saa ya mwisho iwe baada ya saa ya kuanza',
    en: 'The last hour must come after the first',
  },
  'message-fact-unknown': {
    http: 200,
    sw: 'Tukio hili halina taarifa iitwayo {name}. Chagua kutoka kwenye orodha.',
    en: 'This event has no fact called {name}. Choose one from the list.',
  },
  'referral-unknown': {
    http: 200,
    sw: 'Mwaliko huu haupatikani',
    en: 'This invitation does not exist',
  },
  'referral-decided': {
    http: 200,
    sw: 'Zawadi ya mwaliko huu imeshaamuliwa',
    en: 'The reward of this invitation is decided already',
  },
  'free-bet-template-unknown': {
    http: 200,
    sw: 'Aina hii ya free bet haipatikani',
    en: 'This free bet template does not exist',
  },
  'free-bet-template-off': {
    http: 200,
    sw: 'Aina hii ya free bet imezimwa',
    en: 'This free bet template is switched off',
  },
  'free-bet-budget': {
    http: 200,
    sw: 'Bajeti haitoshi: zimebaki TSh {left}',
    en: 'The budget does not suffice: TSh {left} are left',
  },
  'free-bet-cap': {
    http: 200,
    sw: 'Mchezaji huyu ameshapata idadi ya juu ya free bet hizi',
    en: 'This player has had as many of these free bets as one may have',
  },
  'text-unsafe': {
    http: 200,
    sw: 'Maandishi hayawezi kuwa na: {what}. Viondoe kisha uhifadhi tena.',
    en: 'A text cannot hold: {what}. Take it out and save again.',
  },
  'text-figure-unknown': {
    http: 200,
    sw: 'Kiasi au jedwali hili halipo, au halisimami peke yake kwenye mstari: {what}',
    en: 'This figure or table does not exist, or does not stand on a line of its own: {what}',
  },
  'text-empty': {
    http: 200,
    sw: 'Andika kichwa na maandishi ya Kiswahili',
    en: 'Write a title and the words in Swahili',
  },
  'text-half-translated': {
    http: 200,
    sw: 'Kiingereza kiwe na kichwa na maandishi, au kiwe kitupu kabisa',
    en: 'English needs a title and words, or neither',
  },
  'text-needs-both-languages': {
    http: 200,
    sw: 'Wachezaji hukubali maandishi haya: yaandikwe kwa lugha zote mbili',
    en: 'Players agree to this text: it is written in both languages',
  },
  'text-unchanged': {
    http: 200,
    sw: 'Hakuna kilichobadilika tangu toleo la mwisho',
    en: 'Nothing has changed since the newest version',
  },
  'text-place-missing': {
    http: 200,
    sw: 'Msaada unahitaji mada, na makala yanahitaji aina',
    en: 'A help page needs a topic, an article a type',
  },
  'text-fixed': {
    http: 200,
    sw: 'Maandishi haya yana nafasi yake na hayafichwi',
    en: 'This text has its fixed place and is never hidden',
  },
  'version-unknown': {
    http: 200,
    sw: 'Toleo hili halipo',
    en: 'There is no such version',
  },
  'version-out': {
    http: 200,
    sw: 'Toleo hili limeshatoka au limeshaondolewa. Andika toleo jipya.',
    en: 'This version is out, or was withdrawn already. Write a new one.',
  },
  'campaign-unknown': {
    http: 200,
    sw: 'Promosheni hii haipatikani',
    en: 'This campaign is not available',
  },
  'campaign-rules-incomplete': {
    http: 200,
    sw: 'Jaza masharti yote ya aina hii ya promosheni',
    en: 'Fill in every rule of this kind of campaign',
  },
  'campaign-window-invalid': {
    http: 200,
    sw: 'Siku ya mwisho iwe baada ya siku ya kwanza, ndani ya siku 92',
    en: 'The last day must follow the first, within 92 days',
  },
  'campaign-days-beyond-window': {
    http: 200,
    sw: 'Promosheni haina siku nyingi kiasi hicho',
    en: 'The campaign does not have that many days',
  },
  'campaign-without-reward': {
    http: 200,
    sw: 'Weka zawadi iliyo juu ya sifuri',
    en: 'Enter a reward above nought',
  },
  'campaign-reward-over-budget': {
    http: 200,
    sw: 'Zawadi moja inazidi bajeti ya promosheni',
    en: 'A single reward exceeds the budget of the campaign',
  },
  'campaign-budget-spent': {
    http: 200,
    sw: 'Bajeti isiwe chini ya kiasi kilichokwisha kutolewa',
    en: 'The budget cannot be less than what was given already',
  },
  'campaign-kind-fixed': {
    http: 200,
    sw: 'Aina ya promosheni haibadilishwi. Andika mpya.',
    en: 'The kind of a campaign stays. Write a new one.',
  },
  'campaign-window-fixed': {
    http: 200,
    sw: 'Promosheni iliyoanzishwa haifupishwi wala kuhamishwa: simamisha, au ongeza siku',
    en: 'A campaign that was started is not shortened or moved: stop it, or add days',
  },
  'campaign-not-draft': {
    http: 200,
    sw: 'Promosheni hii imeshaanzishwa',
    en: 'This campaign was started already',
  },
  'campaign-over': {
    http: 200,
    sw: 'Promosheni hii imekwisha',
    en: 'This campaign is over',
  },
  'win-unknown': {
    http: 200,
    sw: 'Ushindi huu haupo kwenye orodha tena',
    en: 'This win is not on the list any more',
  },
  'campaign-closed-to-player': {
    http: 200,
    sw: 'Huwezi kujiunga na promosheni hii',
    en: 'You cannot join this campaign',
  },
  'chat-unknown': {
    http: 200,
    sw: 'Mazungumzo haya hayapatikani',
    en: 'This conversation does not exist',
  },
  'chat-not-open': {
    http: 200,
    sw: 'Fungua mazungumzo haya kwanza',
    en: 'Open this conversation first',
  },
  'chat-taken': {
    http: 200,
    sw: '{name} anahudumia mazungumzo haya',
    en: '{name} has this conversation',
  },
  'chat-not-yours': {
    http: 200,
    sw: 'Chukua mazungumzo haya kwanza, kisha ujibu',
    en: 'Take this conversation first, then answer',
  },
  'chat-state-passed': {
    http: 200,
    sw: 'Mazungumzo haya yako katika hali nyingine sasa',
    en: 'This conversation is in another state by now',
  },
  'chat-clerk-unknown': {
    http: 200,
    sw: 'Mtu huyu hawezi kujibu chat',
    en: 'This person may not answer chats',
  },
  'canned-shortcut-taken': {
    http: 200,
    sw: 'Kuna jibu jingine lenye njia hii ya mkato',
    en: 'Another answer has this shortcut',
  },
  'canned-unknown': {
    http: 200,
    sw: 'Jibu hili halipo tena',
    en: 'This answer no longer exists',
  },
  'chat-hours-invalid': {
    http: 200,
    sw: 'Andika saa hivi: 07:00-23:00, au acha wazi siku isiyo na huduma',
    en: 'Write hours as 07:00-23:00, or leave a day without service empty',
  },
  'chat-script-missing': {
    http: 200,
    sw: 'Chat ya nje inahitaji anwani ya script yake (https)',
    en: 'An external chat needs the address of its script (https)',
  },
  'board-message-unknown': {
    http: 200,
    sw: 'Ujumbe huu haupatikani',
    en: 'This message does not exist',
  },
  'board-message-decided': {
    http: 200,
    sw: 'Ujumbe huu umeshajibiwa au kufungwa',
    en: 'This message is answered or closed already',
  },
  'board-phone-useless': {
    http: 200,
    sw: 'Namba ya simu iliyoachwa haiwezi kupokea SMS',
    en: 'The phone that was left cannot receive a text message',
  },
} as const satisfies Record<string, CataloguedError>;
