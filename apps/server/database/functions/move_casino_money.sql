-- Does what providers of games ask of players' money, many messages in one statement, each accepted
-- or refused for itself, in their order. What a message means in the state it meets stands in
-- `meanings`, the table of the domain. Under the locks of the purses, taken in the order of the
-- players, everything about a player is decided one after another, so that a message can be late,
-- doubled or reordered. Returns for each by its place how it is answered: 'ok', a refusal, or
-- 'limits-ask' for a stake of somebody whose own limits must be counted first (unless
-- `limits_counted`); with the number of its transaction, the balance that was answered, what the
-- purse gained, and whether the same was answered before.
create or replace function move_casino_money(
  messages jsonb,
  meanings jsonb,
  limits_counted boolean,
  written_at timestamptz
) returns table (
  place integer, answer text, transaction_id bigint, balance bigint, moved bigint, repeated boolean
) language plpgsql as $$
#variable_conflict use_column
declare
  message record;
  known record;
  entitled record;
  about record;
  play record;
  entry record;
  standing text;
  meaning jsonb;
  -- Whose limits must be counted first.
  to_count bigint[] := '{}';
  -- What the message is about: the game, the round, and of a rollback its stake.
  about_game bigint;
  about_round text;
  about_stake bigint;
  balance_now bigint;
  -- What is staked (below nought), won or given back, without tax.
  gross bigint;
  won_now bigint;
  staked_now bigint;
  debits_now integer;
  ended_now boolean;
  tax_before bigint;
  tax_now bigint;
begin
  if not limits_counted then
    select coalesce(array_agg(player_id), '{}') into to_count from (
      select distinct player_id from jsonb_to_recordset(messages) as one (player_id bigint, kind text)
      where kind = 'debit'
    ) as players
    where plays_with_limits(player_id);
  end if;
  perform lock_purses(array_agg(id), array_agg('cash'::text)) from player
  where id in (select player_id from jsonb_to_recordset(messages) as one (player_id bigint));

  for message in
    select one.*, player.id is not null as is_known,
      coalesce(betting_forbidden or disabled or closed_at is not null, true) as is_forbidden,
      one.player_id = any (to_count) as limits_ask
    from jsonb_to_recordset(messages) as one (
        place integer, kind text, provider text, transaction text, player_id bigint, round text,
        game text, amount bigint, target text, ends_round boolean, session text, tax_rate integer,
        is_stopped boolean, fingerprint text, request text)
      left join player on player.id = one.player_id
    order by one.place
  loop
    place := message.place;
    transaction_id := null;
    balance := null;
    moved := 0;
    repeated := false;
    if not message.is_known then
      answer := 'player-unknown';
      return next;
      continue;
    end if;
    select purse.balance into balance_now from purse
    where player_id = message.player_id and kind = 'cash';
    balance := balance_now;

    -- The same again is answered as it was, whatever has happened since.
    select * into known from casino_transaction
    where provider = message.provider and transaction = message.transaction;
    if found then
      if known.fingerprint = message.fingerprint then
        answer := known.answer;
        transaction_id := known.id;
        balance := known.balance_after;
        moved := known.moved;
        repeated := true;
      else
        answer := 'transaction-conflict';
      end if;
      return next;
      continue;
    end if;

    about_game := null;
    about_round := message.round;
    about_stake := 0;
    if message.kind = 'debit' then
      select casino_session.*, code, is_shown,
        exists (
          select from session where token_hash = sign_in_hash and expires_at > written_at
        ) as is_signed_in
      into entitled
      from casino_session join casino_game on casino_game.id = game_id
      where session_hash = decode(message.session, 'hex');
      if not found or entitled.provider <> message.provider
        or entitled.player_id <> message.player_id or entitled.code <> message.game then
        answer := 'session-unknown';
        return next;
        continue;
      end if;
      about_game := entitled.game_id;
      standing := case when exists (
        select from casino_transaction
        where provider = message.provider and target = message.transaction and target <> ''
          and kind = 'rollback' and player_id = message.player_id
      ) then 'taken-back' else 'new' end;
    elsif message.kind = 'credit' then
      -- Of the stakes it can be about: whether one stands.
      select count(*) as debits, max(game_id) as game_id,
        count(*) filter (where not is_void and not exists (
          select from casino_transaction as back
          where back.provider = debit.provider and back.target = debit.transaction
            and back.target <> ''
            and back.kind = 'rollback' and back.player_id = debit.player_id)) as standing
      into about
      from casino_transaction as debit
      where provider = message.provider and round = message.round
        and player_id = message.player_id and kind = 'debit'
        and (message.target = '' or transaction = message.target);
      about_game := about.game_id;
      standing := case when about.standing > 0 then 'standing'
        when about.debits > 0 then 'taken-back' else 'no-debit' end;
    elsif message.kind = 'rollback' then
      select * into about from casino_transaction
      where provider = message.provider and transaction = message.target;
      if not found then
        standing := 'no-debit';
      elsif about.kind <> 'debit' or about.player_id <> message.player_id
        or message.amount not in (0, about.amount) then
        standing := 'other';
      else
        about_game := about.game_id;
        about_round := about.round;
        about_stake := about.amount;
        standing := case when about.is_void or exists (
          select from casino_transaction
          where provider = message.provider and target = message.target and target <> ''
            and kind = 'rollback'
            and player_id = message.player_id
        ) then 'taken-back' when exists (
          select from casino_transaction
          where provider = message.provider and round = about_round
            and player_id = message.player_id and kind = 'credit'
            and target in ('', message.target)
        ) then 'settled' else 'standing' end;
      end if;
    else
      standing := 'new';
      select id into about_game from casino_game
      where provider = message.provider and code = message.game limit 1;
    end if;

    meaning := meanings #> array[message.kind, standing];
    answer := meaning ->> 'answers';
    if meaning ->> 'does' = 'refuse' then
      return next;
      continue;
    end if;

    gross := case when meaning ->> 'does' = 'keep' then 0
      when message.kind = 'debit' then -message.amount
      when message.kind = 'rollback' then about_stake else message.amount end;
    tax_before := 0;
    tax_now := 0;
    if meaning ->> 'does' = 'move' and message.kind <> 'reward' then
      select * into play from casino_round
      where provider = message.provider and player_id = message.player_id
        and round = about_round;
      won_now := coalesce(play.won, 0) + case when message.kind = 'credit' then gross else 0 end;
      staked_now := coalesce(play.staked, 0) - case when message.kind = 'credit' then 0 else gross end;
      debits_now := coalesce(play.debits, 0)
        + case message.kind when 'debit' then 1 when 'rollback' then -1 else 0 end;
      ended_now := coalesce(play.is_ended, false) or message.ends_round;
      tax_before := coalesce(play.tax, 0);
      -- Whole shillings of what the round has won beyond its stakes so far (CAS-14).
      tax_now := trunc(greatest(0, won_now - staked_now)::numeric
        * coalesce(play.tax_rate, message.tax_rate) / 1000000) * 100;
    end if;
    if message.kind = 'debit' and meaning ->> 'does' = 'move' then
      answer := case
        when entitled.ends_at <= written_at or not entitled.is_signed_in then 'session-ended'
        when message.is_forbidden or message.is_stopped or not entitled.is_shown then 'play-refused'
        when message.limits_ask then 'limits-ask'
        when balance_now + gross + tax_before - tax_now < 0 then 'funds-short'
        else 'ok' end;
      if answer <> 'ok' then
        return next;
        continue;
      end if;
    end if;

    -- The id is claimed before anything moves: another player may be asked for under it just now.
    insert into casino_transaction (provider, transaction, kind, player_id, game_id, round, amount,
      target, is_void, answer, moved, tax, balance_after, fingerprint, request, recorded_at)
    values (message.provider, message.transaction, message.kind, message.player_id, about_game,
      about_round, case when message.kind = 'rollback' then gross else message.amount end,
      message.target, meaning ->> 'does' = 'keep', answer, gross + tax_before - tax_now,
      tax_now - tax_before, balance_now + gross + tax_before - tax_now,
      message.fingerprint, message.request, written_at)
    on conflict (provider, transaction) do nothing
    returning id into transaction_id;
    if transaction_id is null then
      answer := 'transaction-conflict';
      return next;
      continue;
    end if;
    moved := gross + tax_before - tax_now;
    balance := balance_now + moved;

    if meaning ->> 'does' = 'move' and message.kind <> 'reward' then
      if play.id is null then
        insert into casino_round (provider, round, player_id, game_id, debits, staked, tax_rate,
          opened_at, moved_at)
        values (message.provider, message.round, message.player_id, about_game, debits_now,
          staked_now, message.tax_rate, written_at, written_at);
      else
        update casino_round set debits = debits_now, staked = staked_now, won = won_now,
          tax = tax_now, is_ended = is_ended or ended_now, moved_at = written_at, asks = 0,
          -- By the provider's word it may have ended since it was read above.
          closed_at = case when is_ended or ended_now or debits_now = 0
            then coalesce(closed_at, written_at) end
        where id = play.id;
      end if;
    end if;

    for entry in
      select * from (values
        -- What was withheld before comes back first: a stake may need it.
        (1, 'casino-tax ', 26, 'winnings-tax', greatest(0, tax_before - tax_now)),
        (2, 'casino ', case message.kind when 'credit' then 24 when 'reward' then 25 else 23 end,
          case message.kind when 'reward' then 'casino-rewards' else 'casino-stakes' end, gross),
        (3, 'casino-tax ', 26, 'winnings-tax', least(0, tax_before - tax_now))
      ) as line (nth, key, cause, account, gained)
      where gained <> 0 order by nth
    loop
      if (append_entry(entry.key || message.provider || ' ' || message.transaction,
          entry.cause::smallint, left(about_round, 40), '', written_at,
          array[message.player_id, null], array['cash', entry.account],
          array[entry.gained, -entry.gained])).outcome <> 'appended' then
        raise exception 'casino: % of % could not be written', entry.key, message.transaction;
      end if;
    end loop;
    return next;
  end loop;
end
$$;
