-- A contract makes one visit for a day (decision 0175). Boards go on while the indexes are made.
-- without transaction
alter table visit drop constraint if exists visit_contract_id_fkey;
alter table visit add constraint visit_contract_id_fkey foreign key (tenant_id, contract_id)
  references service_contract (tenant_id, id) deferrable not valid;
alter table visit validate constraint visit_contract_id_fkey;
drop index concurrently if exists visit_contract_id_occurrence_on_key;
create unique index concurrently visit_contract_id_occurrence_on_key on visit (tenant_id, contract_id, occurrence_on);
