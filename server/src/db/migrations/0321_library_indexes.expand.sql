-- Lists of files by folder, place, person, date and content (decision 0121). Uploads go on while the indexes are made.
-- without transaction
drop index concurrently if exists library_file_folder_id_index;
create index concurrently library_file_folder_id_index on library_file (tenant_id, folder_id);
drop index concurrently if exists library_file_job_id_index;
create index concurrently library_file_job_id_index on library_file (tenant_id, job_id);
drop index concurrently if exists library_file_service_id_index;
create index concurrently library_file_service_id_index on library_file (tenant_id, service_id);
drop index concurrently if exists library_file_created_at_index;
create index concurrently library_file_created_at_index on library_file (tenant_id, created_at);
drop index concurrently if exists library_upload_sha256_index;
create index concurrently library_upload_sha256_index on library_upload (tenant_id, sha256);
alter table library_file validate constraint library_file_folder_id_fkey;
alter table library_file validate constraint library_file_job_id_fkey;
alter table library_file validate constraint library_file_service_id_fkey;
