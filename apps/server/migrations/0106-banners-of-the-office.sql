-- The first banners advertised games that are not there; the seed has others.
delete from banner
where address in ('/banners/jackpot.svg', '/banners/aviator.svg', '/banners/lucky-six.svg', '/banners/referral.svg');

alter table banner
  add column shown_from timestamptz,
  add column shown_until timestamptz,
  -- For the office alone.
  add column description text not null default '',
  add column revision integer not null default 1,
  add column changed_by bigint references administrator,
  add column changed_at timestamptz not null default now(),
  add constraint banner_ends_after_it_begins check (shown_until > shown_from);

-- How often each was followed on each day of East Africa.
create table banner_click (
  banner_id integer not null references banner,
  day date not null,
  clicks integer not null check (clicks > 0),
  primary key (banner_id, day)
);
