-- How many messages went to a network in an hour or a day is counted before a code is sent.
alter table sms_message add column network text not null default 'other';
update sms_message set network = case substr(phone, 4, 2)
  when '65' then 'tigo' when '67' then 'tigo' when '70' then 'tigo' when '71' then 'tigo'
  when '77' then 'tigo'
  when '66' then 'airtel' when '68' then 'airtel' when '69' then 'airtel' when '78' then 'airtel'
  when '98' then 'airtel' when '99' then 'airtel'
  when '72' then 'vodacom' when '74' then 'vodacom' when '75' then 'vodacom'
  when '76' then 'vodacom' when '79' then 'vodacom'
  when '61' then 'halotel' when '62' then 'halotel' when '63' then 'halotel'
  else 'other' end;
create index sms_message_by_time on sms_message (queued_at, network);
