-- An operator that said yes or no for certain, and afterwards by itself that it does not know.
alter table payment_word
  drop constraint payment_word_look_reason_check,
  add constraint payment_word_look_reason_check check (
    look_reason in (
      'other-amount', 'other-phone', 'receipt-elsewhere',
      'refused-after-paid', 'paid-after-refused', 'unsure-after-certain',
      'never-answered', 'receipt-shown'
    )
  );
