-- without transaction
-- Costs that come of supplier bills (decision 0192).
alter table cost_entry drop constraint if exists cost_entry_source_check;
alter table cost_entry add constraint cost_entry_source_check check (source in ('equipment-usage', 'supplier-bill')) not valid;
alter table cost_entry validate constraint cost_entry_source_check;
alter table cost_entry drop constraint if exists cost_entry_service_id_fkey;
alter table cost_entry add constraint cost_entry_service_id_fkey
  foreign key (tenant_id, service_id) references service (tenant_id, id) deferrable not valid;
alter table cost_entry validate constraint cost_entry_service_id_fkey;
alter table cost_entry drop constraint if exists cost_entry_bill_id_fkey;
alter table cost_entry add constraint cost_entry_bill_id_fkey
  foreign key (tenant_id, bill_id) references supplier_bill (tenant_id, id) deferrable not valid;
alter table cost_entry validate constraint cost_entry_bill_id_fkey;
alter table cost_entry drop constraint if exists cost_entry_reverses_id_fkey;
alter table cost_entry add constraint cost_entry_reverses_id_fkey
  foreign key (tenant_id, reverses_id) references cost_entry (tenant_id, id) deferrable not valid;
alter table cost_entry validate constraint cost_entry_reverses_id_fkey;
create index concurrently if not exists cost_entry_service_id_index on cost_entry (tenant_id, service_id);
create index concurrently if not exists cost_entry_bill_id_index on cost_entry (tenant_id, bill_id);
create unique index concurrently if not exists cost_entry_posted_bill_key on cost_entry (tenant_id, bill_id)
  where reverses_id is null;
create unique index concurrently if not exists cost_entry_reverses_id_key on cost_entry (tenant_id, reverses_id);
