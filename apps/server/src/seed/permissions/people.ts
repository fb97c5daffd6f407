import type { MenuGroup } from './node-table.ts';

export const start: MenuGroup = {
  heading: ['menu/start', 'Mwanzo', 'Start'],
  icon: 'dashboard',
  screens: [
    {
      screen: ['subscriber/subscriber_info', 'Muhtasari', 'Overview'],
      buttons: [
        ['subscriber/adminlogin', 'Kuingia kwenye usimamizi', 'Sign in to the back-office'],
        ['subscriber/update_password', 'Kubadilisha nenosiri langu', 'Change my password'],
        ['subscriber/get_google_binding', 'Kuunganisha Google', 'Bind Google verification'],
      ],
    },
  ],
};

export const people: MenuGroup = {
  heading: ['menu/people', 'Watu', 'People'],
  icon: 'team',
  screens: [
    {
      screen: ['subscriber/inquire', 'Watumiaji', 'Users'],
      buttons: [
        ['subscriber/user_reset_password', 'Kuweka nenosiri jipya', 'Reset password'],
        ['subscriber/update_balance', 'Kubadilisha salio', 'Change balance'],
        ['subscriber/update_credit_money', 'Kubadilisha bonasi', 'Change bonus money'],
        ['subscriber/update_virtual_currency', 'Kubadilisha sarafu za mbio', 'Change racing coin'],
        ['subscriber/disable', 'Kufunga mtumiaji', 'Disable user'],
        ['subscriber/all_update_disable_status', 'Kufunga watumiaji wengi', 'Disable many users'],
        [
          'subscriber/unpinless_google_binding',
          'Kutenganisha Google',
          'Unbind Google verification',
        ],
        ['subscriber/update_note', 'Kuhariri maelezo', 'Edit note'],
        ['subscriber/update_no_bet', 'Kuzuia kubashiri', 'Forbid betting'],
        ['subscriber/update_no_withdraw', 'Kuzuia kutoa pesa', 'Forbid withdrawal'],
        ['subscriber/update_withdrawal_whitelist', 'Orodha ya kutoa pesa', 'Withdrawal whitelist'],
        ['subscriber/update_reported', 'Alama ya kuripotiwa', 'Set reported flag'],
        ['subscriber/update_return_scale', 'Kiwango cha rejesho', 'Set return scale'],
        ['subscriber/update_invitation_code', 'Msimbo wa mwaliko', 'Change invitation code'],
        ['subscriber/update_superior', 'Kubadilisha mkuu', 'Change superior'],
      ],
    },
    {
      screen: ['personal_data/requests', 'Maombi ya kufutwa', 'Deletion requests'],
      buttons: [['personal_data/carry_out', 'Kufuta taarifa za mtumiaji', 'Carry out a deletion']],
    },
    {
      screen: ['subscriber/inquire_agent', 'Mawakala', 'Agents'],
      buttons: [
        ['subscriber/add_agent', 'Kuongeza wakala', 'Add agent'],
        ['subscriber/update_agent', 'Kubadilisha wakala', 'Update agent'],
      ],
    },
    {
      screen: ['manager/inquire', 'Wasimamizi', 'Managers'],
      buttons: [
        ['manager/add', 'Kuongeza msimamizi', 'Add manager'],
        ['manager/update', 'Kubadilisha msimamizi', 'Update manager'],
      ],
    },
    {
      screen: ['role/inquire', 'Nyadhifa', 'Roles'],
      buttons: [
        ['role/add', 'Kuongeza wadhifa', 'Add role'],
        ['role/update', 'Kubadilisha wadhifa', 'Update role'],
        ['role/remove', 'Kufuta wadhifa', 'Remove role'],
      ],
    },
    {
      screen: ['permission_node/inquire', 'Ruhusa', 'Permission nodes'],
      buttons: [
        ['permission_node/add', 'Kuongeza ruhusa', 'Add node'],
        ['permission_node/update', 'Kubadilisha ruhusa', 'Update node'],
        ['permission_node/remove', 'Kufuta ruhusa', 'Remove node'],
      ],
    },
  ],
};
