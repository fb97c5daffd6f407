-- What players read: the numbered texts of the house, help pages and further articles.
create table player_text (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('rich', 'help', 'article')),
  -- Its number on the wire: of a rich text its own, of an article that of its kind.
  type smallint,
  -- The shelf of a help page.
  topic text check (topic <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  sort integer not null default 0,
  hidden boolean not null default false,
  check ((kind = 'help') = (topic is not null)),
  check ((kind = 'help') = (type is null)),
  check (kind <> 'rich' or not hidden)
);

create unique index player_text_by_number on player_text (type) where kind = 'rich';

-- Every wording there ever was. The one in effect is the latest release among those that stand.
create table text_version (
  text_id bigint not null references player_text,
  number integer not null check (number >= 1),
  title_sw text not null check (title_sw <> ''),
  title_en text not null,
  body_sw text not null check (body_sw <> ''),
  body_en text not null,
  keywords_sw text not null,
  keywords_en text not null,
  -- Of all of the words above; a consent names it.
  hash bytea not null check (length(hash) = 32),
  -- What came with the product, and what the house wrote.
  source text not null check (source in ('shipped', 'office')),
  released_at timestamptz not null,
  made_by bigint references administrator,
  made_at timestamptz not null,
  note text not null,
  primary key (text_id, number),
  check ((title_en = '') = (body_en = '')),
  check ((source = 'shipped') = (made_by is null))
);

create index text_version_by_release on text_version (text_id, released_at desc, number desc);

create trigger text_version_append_only
  before update or delete or truncate on text_version
  for each statement execute function refuse_change();

-- A version that was taken back before its time came.
create table text_withdrawal (
  text_id bigint not null,
  number integer not null,
  withdrawn_by bigint not null references administrator,
  withdrawn_at timestamptz not null,
  note text not null,
  primary key (text_id, number),
  foreign key (text_id, number) references text_version
);

create trigger text_withdrawal_append_only
  before update or delete or truncate on text_withdrawal
  for each statement execute function refuse_change();

-- A player agrees to three texts, each in a version of its own.
alter table consent
  drop constraint consent_kind_check,
  add constraint consent_kind_check
    check (kind in ('agreement', 'adult', 'news', 'terms', 'privacy'));
