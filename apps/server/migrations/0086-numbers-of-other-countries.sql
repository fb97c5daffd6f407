-- Whose country is shown may register: any number of the world's form, without the plus. Mobile
-- money stays Tanzanian; a deposit that came by the operator's menu or by hand names its owner.
alter table player
  drop constraint player_phone_check,
  add constraint player_phone_check
    check (phone ~ '^[1-9][0-9]{6,14}$' or phone = 'erased ' || id::text);

alter table sms_message
  drop constraint sms_message_phone_check,
  add constraint sms_message_phone_check check (phone ~ '^[1-9][0-9]{6,14}$');

alter table deposit
  drop constraint deposit_phone_check,
  add constraint deposit_phone_check check (phone ~ '^[1-9][0-9]{6,14}$');
