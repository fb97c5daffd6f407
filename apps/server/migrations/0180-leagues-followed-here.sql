-- What is followed here stands before what is followed everywhere. Where the house has named one of
-- them itself, its own entry stays the only one.
insert into popular_competition (title_sw, title_en, icon, sorting)
select title_sw, title_en, icon, sorting from (values
  ('Ligi Kuu ya NBC', 'NBC Premier League', 'TZ', 120),
  ('Ligi ya Mabingwa Afrika', 'CAF Champions League', '', 110),
  ('Ligi ya Mabingwa Ulaya', 'UEFA Champions League', 'EU', 105)
) as followed (title_sw, title_en, icon, sorting)
where not exists (
  select from popular_competition as known
  where known.title_en = followed.title_en and not known.removed
);
