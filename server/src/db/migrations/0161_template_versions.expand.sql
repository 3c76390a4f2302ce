-- Questions that are not published yet, and the number of the published version.
alter table form_child_template add column draft_json json;
alter table form_child_template add column published_version integer not null default 0;
-- The published version that a filled form answers.
alter table company_form add column template_version integer;

-- The table of earlier questions becomes that of all published versions. Rows of a template's own questions keep number 0.
alter table form_template_version add column slug text;
alter table form_template_version alter column slug set default replace(gen_random_uuid()::text, '-', '');
alter table form_template_version add column created_at timestamptz(3) not null default now();
alter table form_template_version add column updated_at timestamptz(3) not null default now();
alter table form_template_version add column version integer not null default 1;
alter table form_template_version add column number integer not null default 0;
alter table form_template_version add column description text;
alter table form_template_version add column note text;
alter table form_template_version add column published_by bigint;
alter table form_template_version add constraint form_template_version_published_by_fkey
  foreign key (published_by) references "user" (id) on delete set null deferrable not valid;
-- The version of the record that was published: a second press of the button finds what the first one did.
alter table form_template_version add column of_version integer;

set local role app_system;
update form_template_version v set slug = replace(gen_random_uuid()::text, '-', ''), number = n.number,
  created_at = coalesce(n.replaced_before, c.created_at, v.replaced_at), description = c.description
from (
  select id, child_template_id,
    case when child_template_id is null then 0
      else row_number() over (partition by tenant_id, child_template_id order by id) end as number,
    lag(replaced_at) over (partition by tenant_id, child_template_id order by id) as replaced_before
  from form_template_version
) n left join form_child_template c on c.id = n.child_template_id
where v.id = n.id;
insert into form_template_version (tenant_id, child_template_id, form_json, number, description, created_at)
select c.tenant_id, c.id, c.form_json, coalesce(max(v.number), 0) + 1, c.description, coalesce(max(v.replaced_at), c.created_at)
from form_child_template c left join form_template_version v on v.tenant_id = c.tenant_id and v.child_template_id = c.id
where c.form_json is not null
group by c.id;

-- The database counts, so that this is no news of a record. Of a draft, which is stored every few seconds, the history
-- keeps who changed it and when.
reset role;
select track_history('form_child_template', quiet => '{published_version}', secret => '{draft_json}');
select track_history('company_form', quiet => '{template_version}');
select track_history('form_template_version', quiet => '{form_template_id,replaced_at,of_version}');
set local role app_system;
update form_child_template c set published_version = v.number
from (select tenant_id, child_template_id, max(number) as number from form_template_version group by 1, 2) v
where v.tenant_id = c.tenant_id and v.child_template_id = c.id;
-- Where the questions never changed, it is known which ones a form answers.
update company_form f set template_version = 1
from form_child_template c
where c.tenant_id = f.tenant_id and c.id = f.child_template_id and c.published_version = 1;
reset role;

create function count_template_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.published_version = 0 and new.form_json is not null and current_setting('app.restoring', true) is distinct from '1' then
      new.published_version := 1;
    end if;
  elsif new.form_json is not null and old.form_json::text is distinct from new.form_json::text then
    new.published_version := old.published_version + 1;
  end if;
  return new;
end $$;
create trigger count_version before insert or update on form_child_template
  for each row execute function count_template_version();

-- The row of a child template is locked while it is changed, so the numbers have no gap and none is given twice.
create or replace function keep_template_version() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'form_template' then
    if old.form_json::text is distinct from new.form_json::text then
      insert into form_template_version (tenant_id, form_template_id, form_json) values (old.tenant_id, old.id, old.form_json);
    end if;
  elsif tg_op = 'INSERT' and new.published_version <> 1 or current_setting('app.restoring', true) = '1' then
    -- Its versions come with it.
    return new;
  elsif tg_op = 'INSERT' or new.published_version <> old.published_version then
    insert into form_template_version
      (tenant_id, child_template_id, number, form_json, description, note, published_by, of_version)
    values (
      new.tenant_id, new.id, new.published_version, new.form_json, new.description,
      nullif(current_setting('app.reason', true), ''),
      nullif(current_setting('app.user', true), '')::bigint,
      case tg_op when 'UPDATE' then old.version end
    );
  end if;
  return new;
end $$;
create trigger keep_first_version after insert on form_child_template for each row execute function keep_template_version();

-- Who has a template open in an editor, for as long as the editor says so.
create table form_template_editor (
  tenant_id bigint not null references company (id) deferrable,
  child_template_id bigint not null,
  user_id bigint not null references "user" (id) on delete cascade deferrable,
  since timestamptz(3) not null default now(),
  seen_at timestamptz(3) not null default now(),
  primary key (tenant_id, child_template_id, user_id)
);
alter table form_template_editor enable row level security;
alter table form_template_editor force row level security;
grant select, insert, update, delete on form_template_editor to app_system, app_rw;
create policy system on form_template_editor to app_system using (true) with check (true);
create policy tenant on form_template_editor to app_rw
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::bigint)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::bigint);
