-- A file that waits on a device is put on its project or call once, however often its answer is lost.
-- without transaction
alter table job_file add column if not exists client_key text;
alter table service_file add column if not exists client_key text;
drop index concurrently if exists job_file_client_key_key;
create unique index concurrently job_file_client_key_key on job_file (tenant_id, client_key);
drop index concurrently if exists service_file_client_key_key;
create unique index concurrently service_file_client_key_key on service_file (tenant_id, client_key);
