create index activity_by_subject on activity (subject_kind, subject_id, recorded_at, id)
  where subject_kind is not null;

-- Records that no line of the chain seals yet: written with the record, gone with its seal. A record
-- whose transaction ends late is found here when it is there, whatever its number.
create table activity_unsealed (
  recorded_at timestamptz not null,
  activity_id bigint not null,
  primary key (recorded_at, activity_id)
);
