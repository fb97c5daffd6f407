-- The carousels of home, one for phones (15) and one for desktops (16), each in both languages.
-- The office writes words, paths and cloth freely; a row that cannot be shown is passed over when
-- it is read, so a slip of the pen costs one banner and never the page.
create table banner (
  id integer generated always as identity primary key,
  type integer not null,
  language text not null check (language in ('sw', 'en')),
  title text not null,
  represent text not null,
  note text not null default '',
  address text not null default '',
  jump text not null default '',
  jump_type integer not null default 0,
  format text not null,
  sorting integer not null,
  clicks_number integer not null default 0,
  removed boolean not null default false
);
