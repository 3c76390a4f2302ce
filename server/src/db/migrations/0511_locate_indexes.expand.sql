-- Tickets by their renewal, by who is responsible, and by their end (decision 0182). Lists go on while the indexes are made.
-- without transaction
drop index concurrently if exists locate_renewed_from_id_index;
create index concurrently locate_renewed_from_id_index on locate (tenant_id, renewed_from_id);
drop index concurrently if exists locate_responsible_id_index;
create index concurrently locate_responsible_id_index on locate (responsible_id);
drop index concurrently if exists locate_expiry_index;
create index concurrently locate_expiry_index on locate (tenant_id, expiry);
alter table locate validate constraint locate_responsible_id_fkey;
alter table locate validate constraint locate_renewed_from_id_fkey;
