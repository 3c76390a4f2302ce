-- Where equipment is, in lists (decision 0106). Lists go on while the indexes are made.
-- without transaction
drop index concurrently if exists equipment_job_id_index;
create index concurrently equipment_job_id_index on equipment (tenant_id, job_id);
drop index concurrently if exists equipment_place_id_index;
create index concurrently equipment_place_id_index on equipment (tenant_id, place_id);
drop index concurrently if exists equipment_kit_id_index;
create index concurrently equipment_kit_id_index on equipment (tenant_id, kit_id);
drop index concurrently if exists equipment_due_back_on_index;
create index concurrently equipment_due_back_on_index on equipment (tenant_id, due_back_on) where due_back_on is not null;
drop index concurrently if exists equipment_file_custody_id_index;
create index concurrently equipment_file_custody_id_index on equipment_file (tenant_id, custody_id);
alter table equipment validate constraint equipment_job_id_fkey;
alter table equipment validate constraint equipment_place_id_fkey;
alter table equipment validate constraint equipment_kit_id_fkey;
alter table equipment_file validate constraint equipment_file_custody_id_fkey;
