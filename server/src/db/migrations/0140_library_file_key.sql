-- A file that waits on a device is put into the library once, however often its answer is lost.
alter table library_file
  add column client_key text,
  add constraint library_file_client_key_key unique (tenant_id, client_key);
