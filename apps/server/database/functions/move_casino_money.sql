-- Does what providers of games ask of players' money, many messages in one statement, each accepted
-- or refused for itself. What a message means in the state it meets stands in `meanings`, the table
-- of the domain. They go in waves, each one statement for all its messages: no player and no id comes
-- twice in a wave, so that a message meets whatever those before it have done. Nearly always one wave
-- has them all. Under the locks of the purses, taken in the order of the players, everything about a
-- player is decided one after another, so that a message can be late, doubled or reordered.
-- Returns for each by its place how it is answered: 'ok', a refusal, or 'limits-ask' for a stake of
-- somebody whose own limits must be counted first (unless `limits_counted`); with the number of its
-- transaction, the balance that was answered, what the purse gained, and whether the same was
-- answered before.
--
-- What a message is held against is looked up for each by itself, by an index: joined, or asked for
-- by `exists`, messages were held against all transactions there are whenever the plan had been made
-- while those were few. A plan made while there are none takes any index whose first column is asked
-- for, so no other index of these tables begins with the provider.
create or replace function move_casino_money(
  messages jsonb,
  meanings jsonb,
  limits_counted boolean,
  written_at timestamptz
) returns table (
  place integer, answer text, transaction_id bigint, balance bigint, moved bigint, repeated boolean
) language plpgsql
set enable_seqscan to off set plan_cache_mode to force_generic_plan as $$
#variable_conflict use_column
declare
  told record;
  -- Messages that are not judged yet, by their places.
  waiting integer[];
  holders bigint[];
  stakers bigint[];
  -- Whose limits must be counted first.
  to_count bigint[] := '{}';
begin
  select array_agg(place), array_agg(distinct player_id),
    array_agg(distinct player_id) filter (where kind = 'debit' and not limits_counted)
  into waiting, holders, stakers
  from jsonb_to_recordset(messages) as one (place integer, player_id bigint, kind text);

  if stakers is not null then
    select coalesce(array_agg(id), '{}') into to_count
    from unnest(stakers) as one (id) where plays_with_limits(id);
  end if;
  perform lock_purses(array_agg(id), array_agg('cash'::text)) from player where id = any (holders);

  while cardinality(waiting) > 0 loop
    for told in
      with message as materialized (
        select * from (
          select *, row_number() over (partition by player_id order by place) as nth_of_player,
            row_number() over (partition by provider, transaction order by place) as nth_of_id
          from jsonb_to_recordset(messages) as one (
            place integer, kind text, provider text, transaction text, player_id bigint, round text,
            game text, amount bigint, target text, ends_round boolean, session text,
            tax_rate integer, is_stopped boolean, fingerprint text, request text)
          where place = any (waiting)
        ) as one
        where nth_of_player = 1 and nth_of_id = 1
      ), met as (
        -- What each is about, and how that stands in the books.
        select place, message.kind, message.provider, message.transaction, message.player_id,
          message.amount, message.target, message.fingerprint, message.request,
          holder.balance, holder.lines,
          known.id as known_id, known.answer as known_answer, known.balance_after as known_balance,
          known.moved as known_moved, known.fingerprint as known_fingerprint,
          coalesce(seat.game_id, stake.game_id,
            case message.kind when 'credit' then play.game_id end, outside.game_id) as game_id,
          case when message.kind <> 'debit' then 'ok'
            when seat.game_id is null then 'session-unknown'
            when seat.is_over then 'session-ended'
            when is_forbidden or is_stopped or not is_shown then 'play-refused'
            when message.player_id = any (to_count) then 'limits-ask'
            else 'ok' end as seated,
          case when message.kind = 'rollback' then coalesce(stake.round, message.round)
            else message.round end as round,
          stake.amount as stake_amount,
          coalesce(play.debits, 0) as debits, coalesce(play.staked, 0) as staked,
          coalesce(play.won, 0) as won, coalesce(play.tax, 0) as tax,
          coalesce(play.tax_rate, message.tax_rate) as tax_rate,
          coalesce(play.is_ended, false) or ends_round as is_ended,
          case message.kind
            when 'debit' then case when back.id is null then 'new' else 'taken-back' end
            when 'credit' then case
              when message.target = '' and play.debits > 0 then 'standing'
              when coalesce(stake.id, void.id, case message.target when '' then play.id end) is null
                then 'no-debit'
              when message.target = '' or stake.is_void or back.id is not null then 'taken-back'
              else 'standing' end
            when 'rollback' then case
              when stake.id is null then 'no-debit'
              when stake.kind <> 'debit' or stake.player_id <> message.player_id
                or message.amount not in (0, stake.amount) then 'other'
              when stake.is_void or back.id is not null then 'taken-back'
              when win.id is not null then 'settled'
              else 'standing' end
            else 'new' end as standing
        from message
          left join lateral (
            select balance, lines, betting_forbidden or disabled or closed_at is not null as is_forbidden
            from player join purse on player_id = player.id and purse.kind = 'cash'
            where player.id = message.player_id
            limit 1
          ) as holder on true
          left join lateral (
            select * from casino_transaction
            where provider = message.provider and transaction = message.transaction
            limit 1
          ) as known on true
          left join lateral (
            select game_id, is_shown, ends_at <= written_at or (
              select true from session
              where token_hash = sign_in_hash and expires_at > written_at limit 1) is null as is_over
            from casino_session join casino_game on casino_game.id = game_id
            where message.kind = 'debit' and session_hash = decode(message.session, 'hex')
              and casino_session.provider = message.provider
              and player_id = message.player_id and code = message.game
            limit 1
          ) as seat on true
          -- The stake that a message names.
          left join lateral (
            select * from casino_transaction
            where message.kind in ('rollback', 'credit') and message.target <> ''
              and provider = message.provider and transaction = message.target
              and (message.kind = 'rollback' or kind = 'debit'
                and round = message.round and player_id = message.player_id)
            limit 1
          ) as stake on true
          -- That a stake was taken back: this one, or the one that is named.
          left join lateral (
            select id from casino_transaction
            where provider = message.provider and target <> ''
              and target = case message.kind when 'debit' then message.transaction
                else message.target end
              and kind = 'rollback' and player_id = message.player_id
            limit 1
          ) as back on true
          left join lateral (
            select id from casino_transaction
            where message.kind = 'rollback'
              and provider = message.provider and round = stake.round
              and player_id = message.player_id and kind = 'credit'
              and target in ('', message.target)
            limit 1
          ) as win on true
          left join lateral (
            select * from casino_round
            where provider = message.provider and player_id = message.player_id
              and round = case message.kind when 'rollback' then stake.round else message.round end
            limit 1
          ) as play on true
          -- A stake of the round that never moved: without a round nothing else can be there.
          left join lateral (
            select id, game_id from casino_transaction
            where message.kind = 'credit' and message.target = '' and play.id is null
              and provider = message.provider and round = message.round
              and player_id = message.player_id and kind = 'debit'
            limit 1
          ) as void on true
          -- A reward belongs to no round.
          left join lateral (
            select id as game_id from casino_game
            where message.kind = 'reward' and provider = message.provider and code = message.game
            limit 1
          ) as outside on true
      ), meant as materialized (
        select *, meanings #>> array[kind, standing, 'does'] as does,
          meanings #>> array[kind, standing, 'answers'] as answers
        from met
      ), gained as (
        -- What is staked (below nought), won or given back, without tax.
        select *, does = 'move' and kind <> 'reward' as is_play,
          case when does = 'keep' then 0 when kind = 'debit' then -amount
            when kind = 'rollback' then stake_amount else amount end as gross
        from meant
      ), played as (
        select *, case when is_play then tax else 0 end as tax_before,
          debits + case kind when 'debit' then 1 when 'rollback' then -1 else 0 end as debits_now,
          staked - case kind when 'credit' then 0 else gross end as staked_now,
          won + case kind when 'credit' then gross else 0 end as won_now
        from gained
      ), taxed as materialized (
        -- Whole shillings of what the round has won beyond its stakes so far (CAS-14).
        select *, case when is_play then (trunc(
            greatest(0, won_now - staked_now)::numeric * tax_rate / 1000000) * 100)::bigint
          else 0 end as tax_now
        from played
      ), judged as (
        select *, gross + tax_before - tax_now as gain,
          -- What was withheld before comes back first: a stake may need it.
          greatest(0, tax_before - tax_now) as tax_back,
          case
            when balance is null then 'player-unknown'
            -- The same again is answered as it was, whatever has happened since.
            when known_id is not null then
              case when known_fingerprint = fingerprint then 'repeated'
                else 'transaction-conflict' end
            when seated = 'session-unknown' then seated
            when does = 'refuse' then answers
            when does = 'keep' then 'accepted'
            when seated <> 'ok' then seated
            when balance + gross + tax_before - tax_now < 0 then 'funds-short'
            else 'accepted' end as verdict
        from taxed
      ), numbered as materialized (
        select *, case verdict when 'accepted' then nextval('casino_transaction_id_seq') end as id
        from judged
      ), kept as (
        -- The id is claimed before anything moves: another player may be asked for under it just
        -- now. In one order, so that two who claim the same never wait for each other.
        insert into casino_transaction (id, provider, transaction, kind, player_id, game_id, round,
          amount, target, is_void, answer, moved, tax, balance_after, fingerprint, request,
          recorded_at)
        overriding system value
        select id, provider, transaction, kind, player_id, game_id, round,
          case kind when 'rollback' then gross else amount end, target, does = 'keep', answers,
          gain, tax_now - tax_before, balance + gain, fingerprint, request, written_at
        from numbered where id is not null
        order by provider, transaction
        on conflict (provider, transaction) do nothing
        returning id
      ), summed as (
        insert into casino_round as play (provider, round, player_id, game_id, debits, staked, won,
          tax, tax_rate, is_ended, opened_at, moved_at)
        select provider, round, player_id, game_id, debits_now, staked_now, won_now, tax_now,
          tax_rate, is_ended, written_at, written_at
        from numbered where is_play and id = any (array(select id from kept))
        on conflict (provider, round, player_id) do update set debits = excluded.debits,
          staked = excluded.staked, won = excluded.won, tax = excluded.tax,
          -- By the provider's word it may have ended since it was read above.
          is_ended = play.is_ended or excluded.is_ended, moved_at = excluded.moved_at, asks = 0,
          closed_at = case when play.is_ended or excluded.is_ended or excluded.debits = 0
            then coalesce(play.closed_at, excluded.moved_at) end
      ), line as materialized (
        select nextval('journal_entry_id_seq') as entry_id, part.*, player_id, round, kind,
          provider || ' ' || transaction as key, lines
        from numbered, lateral (values
          (1, tax_back, balance + tax_back, 1),
          (2, gross, balance + tax_back + gross, 1 + (tax_back > 0)::integer),
          (3, gain - tax_back - gross, balance + gain, 1 + (gross <> 0)::integer)
        ) as part (nth, gained, after, purse_line)
        where gained <> 0 and id = any (array(select id from kept))
      ), entry as (
        insert into journal_entry (id, key, cause, serial_number, remark, recorded_at)
        overriding system value
        select entry_id, case nth when 2 then 'casino ' else 'casino-tax ' end || key,
          case when nth <> 2 then 26 when kind = 'credit' then 24 when kind = 'reward' then 25
            else 23 end,
          left(round, 40), '', written_at
        from line
      ), posted as (
        insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
          balance_before, balance_after)
        select written_at, entry_id, half.* from line, lateral (values
          (1, player_id, 'cash', gained, lines + purse_line, after - gained, after),
          (2, null, case when nth <> 2 then 'winnings-tax' when kind = 'reward'
            then 'casino-rewards' else 'casino-stakes' end, -gained, null, null, null)
        ) as half
      ), paid as (
        update purse set balance = purse.balance + gain,
          lines = purse.lines + (gross <> 0)::integer + (gain <> gross)::integer
        from numbered
        where purse.player_id = numbered.player_id and purse.kind = 'cash'
          and (gross <> 0 or gain <> 0) and numbered.id = any (array(select id from kept))
      )
      select place, known_answer, known_id, known_balance, known_moved, answers, id, gain, balance,
        case when verdict = 'accepted' and id <> all (array(select id from kept))
          then 'transaction-conflict' else verdict end as verdict
      from numbered order by place
    loop
      waiting := array_remove(waiting, told.place);
      place := told.place;
      answer := told.verdict;
      transaction_id := null;
      balance := told.balance;
      moved := 0;
      repeated := told.verdict = 'repeated';
      if answer = 'repeated' then
        answer := told.known_answer;
        transaction_id := told.known_id;
        balance := told.known_balance;
        moved := told.known_moved;
      elsif answer = 'accepted' then
        answer := told.answers;
        transaction_id := told.id;
        balance := told.balance + told.gain;
        moved := told.gain;
      end if;
      return next;
    end loop;
  end loop;
end
$$;
