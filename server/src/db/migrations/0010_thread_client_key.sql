-- A thread that was started twice, because the first answer was lost, is one thread. The key is unique for ever.
alter table message_thread add column client_key text;
alter table message_thread add constraint message_thread_client_key_key unique (tenant_id, client_key);
