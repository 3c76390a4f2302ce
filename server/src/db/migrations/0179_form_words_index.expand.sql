-- Finds the forms whose answers have words that begin like this, by an index (decision 0084).
-- without transaction
drop index concurrently if exists company_form_words_found_index;
create index concurrently company_form_words_found_index
  on company_form_words using gin (to_tsvector('simple', left(words, 200000)));

-- With row-level security PostgreSQL uses no text index for a person's own statement. This looks in their company only; who may
-- read a form that it names is for the statement to say that asks for it.
create or replace function forms_with_words(wanted tsquery) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public as '
  select w.form_id from public.company_form_words w
  where w.tenant_id = nullif(current_setting(''app.tenant'', true), '''')::bigint
    and to_tsvector(''simple'', left(w.words, 200000)) @@ wanted';
revoke execute on function forms_with_words from public;
grant execute on function forms_with_words to app_rw;
