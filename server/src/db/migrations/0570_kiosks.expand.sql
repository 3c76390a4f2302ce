-- A kiosk is a shared tablet on which people clock in and out and cannot sign in (decision 0220). The public key seals the PIN of a press
-- that waits on the tablet; the private key is itself sealed with the key of the installation.
alter table tablet add column is_kiosk boolean not null default false;
alter table tablet add column public_key text;
alter table tablet add column private_key text;

-- The project that a kiosk stands at. Without the project the kiosk goes on, and stands nowhere in particular.
create table kiosk_place (
  tablet_id bigint primary key references tablet (id) on delete cascade deferrable,
  tenant_id bigint not null references company (id) on delete cascade deferrable,
  job_id bigint not null references job (id) on delete cascade deferrable
);
create index kiosk_place_tenant_id_index on kiosk_place (tenant_id);
create index kiosk_place_job_id_index on kiosk_place (job_id);

alter table kiosk_place enable row level security;
alter table kiosk_place force row level security;
grant select, insert, update, delete on kiosk_place to app_system;
create policy system on kiosk_place to app_system using (true) with check (true);
