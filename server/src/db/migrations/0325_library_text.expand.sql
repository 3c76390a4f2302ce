-- What the text of a stored file says, taken out of it in the background, and how that went (decision 0124).
create table library_text (
  tenant_id bigint not null references company (id) deferrable,
  upload_id bigint not null,
  state text not null check (state in ('read', 'empty', 'failed')),
  words text not null default '',
  read_at timestamptz(3) not null default now(),
  constraint library_text_key primary key (tenant_id, upload_id),
  constraint library_text_upload_id_fkey foreign key (tenant_id, upload_id)
    references library_upload (tenant_id, id) on delete cascade deferrable
);
create index library_text_found_index on library_text using gin (to_tsvector('simple', left(words, 200000)));

do $$
declare t text;
begin
  foreach t in array array['library_text'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('grant select, insert, update, delete on %I to app_system, app_rw', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('create policy tenant on %I to app_rw
      using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::bigint)
      with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::bigint)', t);
  end loop;
end $$;

-- With row-level security PostgreSQL uses no text index for a person's own statement. This looks in their company only; who may
-- read a file that it names is for the statement to say that asks for it.
create function uploads_with_words(wanted tsquery) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public as '
  select w.upload_id from public.library_text w
  where w.tenant_id = nullif(current_setting(''app.tenant'', true), '''')::bigint
    and to_tsvector(''simple'', left(w.words, 200000)) @@ wanted';
revoke execute on function uploads_with_words from public;
grant execute on function uploads_with_words to app_rw;
