-- Who replaced a shipped text; without a text of its own a template is the shipped one again.
alter table message_template
  alter column text_id drop not null,
  add column changed_by bigint references administrator;
