-- Who has looked at a filled form after it was sent, and when.
-- without transaction
alter table company_form add column if not exists reviewed_by bigint;
alter table company_form add column if not exists reviewed_at timestamptz(3);
alter table company_form drop constraint if exists company_form_reviewed_by_fkey;
alter table company_form add constraint company_form_reviewed_by_fkey
  foreign key (reviewed_by) references "user" (id) on delete set null deferrable not valid;
alter table company_form validate constraint company_form_reviewed_by_fkey;
drop index concurrently if exists company_form_reviewed_by_index;
create index concurrently company_form_reviewed_by_index on company_form (reviewed_by);
drop index concurrently if exists company_form_created_at_index;
create index concurrently company_form_created_at_index on company_form (tenant_id, created_at);

-- What a search looks in of a filled form, and how many of its answers are flagged: by the rules of the server, of one
-- revision. It is made anew whenever it is missing or of an older revision, so nothing is kept here that is not in the form.
create table if not exists company_form_words (
  tenant_id bigint not null references company (id) on delete cascade deferrable,
  form_id bigint not null,
  revision integer not null,
  flagged_count integer not null,
  words text not null,
  constraint company_form_words_key primary key (tenant_id, form_id),
  constraint company_form_words_form_fkey foreign key (tenant_id, form_id)
    references company_form (tenant_id, id) on delete cascade deferrable
);
alter table company_form_words enable row level security;
alter table company_form_words force row level security;
grant select, insert, update, delete on company_form_words to app_system;
grant select, insert, update on company_form_words to app_rw;
drop policy if exists system on company_form_words;
create policy system on company_form_words to app_system using (true) with check (true);
drop policy if exists tenant on company_form_words;
create policy tenant on company_form_words to app_rw
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::bigint)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::bigint);
