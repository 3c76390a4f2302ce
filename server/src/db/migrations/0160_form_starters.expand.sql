-- A template remembers which form of the starter library it was copied from (decision 0086).
alter table form_template add column if not exists starter_key text;
