-- One payment has several numbers and one verdict.

-- A payment from an operator's menu, with what we answered about it. Whoever tells it again is
-- answered from here, whatever has changed since (PAY-72).
create table paybill_payment (
  id bigint generated always as identity primary key,
  channel text not null,
  operator text not null check (operator in ('mpesa', 'airtel', 'mixx', 'halopesa')),
  receipt text not null,
  amount bigint not null check (amount > 0),
  phone text not null,
  -- As the payer typed it.
  reference text not null,
  verdict text not null check (verdict in ('credited', 'declined')),
  reason text check (
    reason in (
      'other-recipient', 'amount-out-of-range', 'reference-unknown',
      'play-paused', 'own-limit-reached'
    )
  ),
  deposit_id bigint unique references deposit,
  judged_at timestamptz not null,
  check ((verdict = 'credited') = (deposit_id is not null)),
  check ((verdict = 'declined') = (reason is not null))
);
create index paybill_payment_declined on paybill_payment (id) where verdict = 'declined';
create trigger paybill_payment_append_only
  before update or delete or truncate on paybill_payment
  for each statement execute function refuse_change();

-- Every number by which we or a party know a payment, in its normal form: across operators, ways,
-- deposits, payouts and what was declined, a number names one payment (PAY-71).
create table payment_identifier (
  normal_form text primary key check (normal_form ~ '^[1-9A-Z][0-9A-Z]{0,99}$'),
  told_as text not null,
  kind text not null check (kind in ('reference', 'carrier-reference', 'receipt')),
  deposit_id bigint references deposit,
  withdrawal_id bigint references withdrawal,
  paybill_payment_id bigint references paybill_payment,
  told_at timestamptz not null,
  check (num_nonnulls(deposit_id, withdrawal_id, paybill_payment_id) = 1)
);
create index payment_identifier_by_deposit on payment_identifier (deposit_id)
  where deposit_id is not null;
create index payment_identifier_by_withdrawal on payment_identifier (withdrawal_id)
  where withdrawal_id is not null;
create trigger payment_identifier_append_only
  before update or delete or truncate on payment_identifier
  for each statement execute function refuse_change();

-- What is known already. Receipts first: were a number told twice, the money keeps it.
insert into payment_identifier (normal_form, told_as, kind, deposit_id, withdrawal_id, told_at)
select distinct on (normal_form) normal_form, told_as, kind, deposit_id, withdrawal_id, told_at
from (
  select ltrim(regexp_replace(upper(told_as), '[^0-9A-Z]', '', 'g'), '0') as normal_form, known.*
  from (
    select 1 as place, receipt as told_as, 'receipt' as kind, id as deposit_id,
      null::bigint as withdrawal_id, coalesce(paid_at, created_at) as told_at from deposit
    union all
    select 1, receipt, 'receipt', null, id, coalesce(ended_at, created_at) from withdrawal
    union all
    select 2, reference, 'reference', id, null, created_at from deposit
    union all
    select 2, reference, 'reference', null, id, created_at from withdrawal
    union all
    select 3, carrier_reference, 'carrier-reference', id, null, created_at from deposit
    union all
    select 3, carrier_reference, 'carrier-reference', null, id, created_at from withdrawal
  ) as known
  where told_as is not null
) as numbers
where normal_form ~ '^[1-9A-Z][0-9A-Z]{0,99}$'
order by normal_form, place, told_at;

-- A party that says yes to a question that names neither our reference nor the amount, one that
-- gives us the number of another payment, and a clerk who holds a number of an open payment.
alter table payment_word
  drop constraint payment_word_source_check,
  add constraint payment_word_source_check check (
    source in ('request', 'callback', 'query', 'trigger', 'claim', 'clerk', 'day', 'watch')
  ),
  drop constraint payment_word_look_reason_check,
  add constraint payment_word_look_reason_check check (
    look_reason in (
      'other-amount', 'other-phone', 'receipt-elsewhere',
      'refused-after-paid', 'paid-after-refused', 'unsure-after-certain',
      'never-answered', 'receipt-shown', 'answer-unbound'
    )
  );
