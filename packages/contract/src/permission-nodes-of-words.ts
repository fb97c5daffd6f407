import type { GroupRow, ScreenRow } from './permission-node-rows.ts';

/** Pictures, what is shown with them, and who we are. */
const pictureScreens = [
  {
    path: 'banner/inquire',
    name: { sw: 'Mabango', en: 'Banners' },
    icon: 'notification',
    buttons: [
      ['banner/add', 'Kuongeza bango', 'Add banner'],
      ['banner/update', 'Kubadilisha bango', 'Change banner'],
      ['banner/remove', 'Kuondoa bango', 'Remove banner'],
    ],
  },
  {
    path: 'popular/inquire',
    name: { sw: 'Ligi maarufu', en: 'Popular competitions' },
    icon: 'trophy',
    buttons: [
      ['popular/add', 'Kuongeza ligi maarufu', 'Add popular competition'],
      ['popular/update', 'Kubadilisha ligi maarufu', 'Change popular competition'],
      ['popular/remove', 'Kuondoa ligi maarufu', 'Remove popular competition'],
    ],
  },
  {
    path: 'file/inquire_images',
    name: { sw: 'Picha', en: 'Images' },
    icon: 'picture',
    buttons: [
      ['file/obs_add', 'Kupakia picha na hati', 'Upload images and documents'],
      ['file/update', 'Kubadilisha jina la faili', 'Rename file'],
      ['file/remove', 'Kuondoa faili', 'Remove file'],
    ],
  },
  {
    path: 'file/inquire_documents',
    name: { sw: 'Hati', en: 'Documents' },
    icon: 'folder',
  },
  {
    path: 'site_config/inquire',
    name: { sw: 'Taarifa za tovuti', en: 'Site information' },
    icon: 'idcard',
    buttons: [['site_config/update', 'Kubadilisha taarifa za tovuti', 'Change site information']],
  },
] as const satisfies readonly ScreenRow[];

/** What players read: texts, help, pictures and who we are. */
export const words = {
  path: 'menu/words',
  name: { sw: 'Maneno na picha', en: 'Words and pictures' },
  icon: 'file-text',
  screens: [
    {
      path: 'graphic_text/inquire',
      name: { sw: 'Maandishi na msaada', en: 'Texts and help' },
      icon: 'file-text',
      buttons: [
        ['graphic_text/add', 'Kuongeza makala', 'Add an article'],
        ['graphic_text/update', 'Kubadilisha maandishi', 'Update texts'],
        ['graphic_text/remove', 'Kuondoa toleo linalosubiri', 'Withdraw a version that waits'],
      ],
    },
    ...pictureScreens,
  ],
} as const satisfies GroupRow;

/** What is written to players, and what they write to us. */
export const messages = {
  path: 'menu/messages',
  name: { sw: 'Ujumbe', en: 'Messages' },
  icon: 'mail',
  screens: [
    {
      path: 'mailing/inquire',
      name: { sw: 'Ujumbe kwa wengi', en: 'Mailings' },
      icon: 'notification',
      buttons: [
        ['mailing/add', 'Kuandikia wachezaji', 'Write to players'],
        ['mailing/stop', 'Kusimamisha ujumbe', 'Stop a mailing'],
        ['mailing/update_config', 'Mipangilio ya ujumbe kwa wengi', 'Change mailing settings'],
      ],
    },
    {
      path: 'sms/inquire',
      name: { sw: 'Orodha ya SMS', en: 'SMS list' },
      icon: 'message',
    },
    {
      path: 'message_template/inquire',
      name: { sw: 'Maneno ya matukio', en: 'Message templates' },
      icon: 'notification',
      buttons: [['message_template/update', 'Kubadilisha maneno', 'Update template']],
    },
    {
      path: 'chat_office/inquire',
      name: { sw: 'Chat na wateja', en: 'Chat inbox' },
      icon: 'message',
      buttons: [['chat_office/answer', 'Kujibu, kukabidhi na kufunga chat', 'Answer chats']],
    },
    {
      path: 'message_board/inquire',
      name: { sw: 'Ubao wa ujumbe', en: 'Message board' },
      icon: 'notification',
      buttons: [
        ['message_board/answer', 'Kujibu ujumbe wa ubao', 'Answer board messages'],
        ['message_board/close', 'Kufunga bila kujibu', 'Close without an answer'],
        ['message_board/update_note', 'Kuandika maelezo', 'Write notes'],
      ],
    },
    {
      path: 'chat_canned/inquire',
      name: { sw: 'Majibu yaliyo tayari', en: 'Canned answers' },
      icon: 'file-text',
      buttons: [
        ['chat_canned/add', 'Kuongeza jibu', 'Add an answer'],
        ['chat_canned/update', 'Kubadilisha jibu', 'Change an answer'],
        ['chat_canned/remove', 'Kufuta jibu', 'Remove an answer'],
      ],
    },
    {
      path: 'chat_config/inquire',
      name: { sw: 'Mipangilio ya chat', en: 'Chat settings' },
      icon: 'setting',
      buttons: [['chat_config/update', 'Kubadilisha mipangilio ya chat', 'Change chat settings']],
    },
  ],
} as const satisfies GroupRow;

/** What players are given, and for what. */
export const growth = {
  path: 'menu/growth',
  name: { sw: 'Marafiki na zawadi', en: 'Friends and rewards' },
  icon: 'gift',
  screens: [
    {
      path: 'campaign/inquire',
      name: { sw: 'Promosheni', en: 'Campaigns' },
      icon: 'gift',
      buttons: [
        ['campaign/add', 'Kuandika promosheni', 'Write a campaign'],
        ['campaign/update', 'Kubadilisha promosheni', 'Change a campaign'],
        ['campaign/start', 'Kuanzisha promosheni', 'Start a campaign'],
        ['campaign/stop', 'Kusimamisha promosheni', 'Stop a campaign'],
      ],
    },
    {
      path: 'referral_record/inquire',
      name: { sw: 'Marafiki walioalikwa', en: 'Referrals' },
      icon: 'team',
      buttons: [
        ['referral_record/decide', 'Kuruhusu au kukataa zawadi ya rafiki', 'Decide referrals'],
      ],
    },
    {
      path: 'referral_config/inquire',
      name: { sw: 'Masharti ya kualika', en: 'Referral terms' },
      icon: 'setting',
      buttons: [
        ['referral_config/update', 'Kubadilisha masharti ya kualika', 'Change referral terms'],
      ],
    },
    {
      path: 'free_bet/inquire',
      name: { sw: 'Free bet', en: 'Free bets' },
      icon: 'gift',
      buttons: [['free_bet/give', 'Kutoa free bet', 'Give free bets']],
    },
    {
      path: 'free_bet/inquire_costs',
      name: { sw: 'Gharama za free bet', en: 'Free bet costs' },
      icon: 'bar-chart',
    },
    {
      path: 'free_bet_template/inquire',
      name: { sw: 'Aina za free bet', en: 'Free bet templates' },
      icon: 'profile',
      buttons: [
        ['free_bet_template/add', 'Kuongeza aina ya free bet', 'Add free bet template'],
        ['free_bet_template/update', 'Kubadilisha aina ya free bet', 'Change free bet template'],
      ],
    },
  ],
} as const satisfies GroupRow;
