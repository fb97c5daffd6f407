create or replace function keep_chat_message() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or tg_op = 'TRUNCATE' or new.body <> '' or new.card is not null
    or (new.id, new.conversation_id, new.sender, new.request_key, new.sent_at)
      is distinct from (old.id, old.conversation_id, old.sender, old.request_key, old.sent_at)
    or new.administrator_id is distinct from old.administrator_id
  then
    raise exception 'a chat message is not changed';
  end if;
  return new;
end
$$;
