-- Uploads by the settings that show them (decision 0181). Lists go on while the index is made.
-- without transaction
drop index concurrently if exists company_setting_document_logo_index;
create index concurrently company_setting_document_logo_index on company_setting (tenant_id, document_logo_id)
  where document_logo_id is not null;
alter table company_setting validate constraint company_setting_document_logo_id_fkey;
