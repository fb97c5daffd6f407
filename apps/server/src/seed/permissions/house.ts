import type { MenuGroup } from './node-table.ts';

export const content: MenuGroup = {
  heading: ['menu/content', 'Maudhui na ujumbe', 'Content and messages'],
  icon: 'picture',
  screens: [
    {
      screen: ['document/inquire', 'Nyaraka', 'Documents'],
      buttons: [['file/obs_add', 'Kupakia faili', 'Upload file']],
    },
    {
      screen: ['image/inquire', 'Picha', 'Images'],
      buttons: [['image/update', 'Kubadilisha picha', 'Update image']],
    },
    {
      screen: ['image_text/inquire', 'Makala za picha', 'Graphic texts'],
      buttons: [['image_text/update', 'Kubadilisha makala', 'Update text']],
    },
    { screen: ['message_board/inquire', 'Ubao wa ujumbe', 'Message board'] },
    {
      screen: ['in_mail/inquire', 'Barua za ndani', 'In-mail'],
      buttons: [['in_mail/add', 'Kutuma barua', 'Send mail']],
    },
    {
      screen: ['sms/inquire', 'SMS', 'SMS'],
      buttons: [['sms/add', 'Kutuma SMS', 'Send SMS']],
    },
  ],
};

export const system: MenuGroup = {
  heading: ['menu/system', 'Mfumo', 'System'],
  icon: 'setting',
  screens: [
    {
      screen: ['configuration/switches', 'Swichi za dharura', 'Emergency switches'],
      buttons: [
        ['bet_config/update_no_bet', 'Kusitisha bashiri', 'Pause betting'],
        ['configuration/update_maintenance', 'Kufunga tovuti', 'Close the site'],
      ],
    },
    { screen: ['configuration/update', 'Mipangilio ya mfumo', 'System configuration'] },
    { screen: ['pay_config/update', 'Mipangilio ya malipo', 'Pay configuration'] },
    { screen: ['bet_config/update', 'Mipangilio ya bashiri', 'Bet configuration'] },
    { screen: ['racing_config/update', 'Mipangilio ya mbio', 'Racing configuration'] },
    {
      screen: ['channel/inquire', 'Mitandao ya malipo', 'Channels'],
      buttons: [['channel/update', 'Kubadilisha mtandao', 'Update channel']],
    },
    {
      screen: ['area_code/inquire', 'Misimbo ya simu', 'Phone area codes'],
      buttons: [['area_code/update', 'Kubadilisha msimbo', 'Update area code']],
    },
    {
      screen: ['ip_blacklist/inquire', 'Anwani za IP zilizozuiwa', 'IP blacklist'],
      buttons: [
        ['ip_blacklist/add', 'Kuzuia anwani', 'Block address'],
        ['ip_blacklist/remove', 'Kuruhusu anwani', 'Unblock address'],
      ],
    },
    {
      screen: ['export_list/inquire', 'Taarifa za kupakua', 'Exports'],
      buttons: [['export_list/add', 'Kuomba taarifa', 'Request export']],
    },
    {
      screen: ['log/inquire', 'Kumbukumbu', 'Logs'],
      buttons: [['log/remove', 'Kufuta ripoti za kurasa', 'Remove page reports']],
    },
  ],
};
