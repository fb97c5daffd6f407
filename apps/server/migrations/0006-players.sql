create table player (
  id bigint generated always as identity (start with 100001) primary key,
  phone text not null unique check (phone ~ '^255[0-9]{9}$'),
  name text not null check (length(name) <= 60),
  password_hash text not null,
  language text not null check (language in ('sw', 'en-US')),
  -- In senti, like every amount in this database.
  default_bet_amount bigint not null check (default_bet_amount >= 0),
  disabled boolean not null default false,
  betting_forbidden boolean not null default false,
  withdrawal_forbidden boolean not null default false,
  -- Share of a friend's losses returned to the inviter, in hundredths of a percent.
  return_scale_hundredths integer not null default 0
    check (return_scale_hundredths between 0 and 10000),
  invitation_code text not null unique check (invitation_code <> ''),
  registered_at timestamptz not null,
  signed_in_at timestamptz
);
