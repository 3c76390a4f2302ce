-- A task's picture, what has to be shown when it is done, and where it is; and which reminders were sent (decision 0092).
-- without transaction
alter table task add column if not exists image_id bigint;
alter table task add column if not exists proof_image_id bigint;
alter table task add column if not exists needs_photo smallint not null default 0;
alter table task add column if not exists needs_note smallint not null default 0;
alter table task add column if not exists lat double precision;
alter table task add column if not exists lng double precision;
alter table task drop constraint if exists task_image_id_fkey;
alter table task add constraint task_image_id_fkey foreign key (tenant_id, image_id)
  references library_upload (tenant_id, id) deferrable not valid;
alter table task validate constraint task_image_id_fkey;
alter table task drop constraint if exists task_proof_image_id_fkey;
alter table task add constraint task_proof_image_id_fkey foreign key (tenant_id, proof_image_id)
  references library_upload (tenant_id, id) deferrable not valid;
alter table task validate constraint task_proof_image_id_fkey;
drop index concurrently if exists task_image_id_index;
create index concurrently task_image_id_index on task (tenant_id, image_id);
drop index concurrently if exists task_proof_image_id_index;
create index concurrently task_proof_image_id_index on task (tenant_id, proof_image_id);
-- What is open and due, of all companies: the reminders look for it every few minutes.
drop index concurrently if exists task_open_due_index;
create index concurrently task_open_due_index on task (due_on) where state = 'open';

-- Each person is reminded once of each day that a task is due on, before it and after it: of two servers that do so at the
-- same time one finds the row taken.
create table if not exists task_reminder (
  tenant_id bigint not null references company (id) on delete cascade deferrable,
  task_id bigint not null,
  user_id bigint not null references "user" (id) on delete cascade deferrable,
  kind text not null check (kind in ('soon', 'late')),
  due_on date not null,
  sent_at timestamptz(3) not null default now(),
  constraint task_reminder_key primary key (tenant_id, task_id, user_id, kind, due_on),
  constraint task_reminder_task_fkey foreign key (tenant_id, task_id)
    references task (tenant_id, id) on delete cascade deferrable
);
drop index concurrently if exists task_reminder_user_id_index;
create index concurrently task_reminder_user_id_index on task_reminder (user_id);
alter table task_reminder enable row level security;
alter table task_reminder force row level security;
grant select, insert, update, delete on task_reminder to app_system;
drop policy if exists system on task_reminder;
create policy system on task_reminder to app_system using (true) with check (true);

-- A notification's sentence with its values, which the person's own language words.
alter table notification add column if not exists sentence_json json;
