-- The trades whose favourite a material is (decision 0242).
alter table material add column favourite_of text;
