-- Pictures and text documents that clerks upload. The bytes lie in a store of their own, named by
-- their content; a row says what they are called and whether the office still lists them.
create table stored_file (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind in ('image', 'document')),
  name text not null,
  width integer check (width > 0),
  height integer check (height > 0),
  bytes integer not null check (bytes > 0),
  added_by bigint references administrator,
  added_at timestamptz not null,
  removed boolean not null default false,
  check ((kind = 'image') = (width is not null and height is not null))
);
create index stored_file_newest on stored_file (kind, added_at desc) where not removed;

-- Who shows a file; whatever is in here cannot be removed.
create table file_use (
  kind text not null,
  place text not null,
  hash text not null references stored_file,
  title text not null,
  primary key (kind, place, hash)
);
create index file_use_by_hash on file_use (hash);
