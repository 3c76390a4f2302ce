-- A version has one number, and forms are counted by theirs.
-- without transaction
drop index concurrently if exists form_template_version_number_key;
create unique index concurrently form_template_version_number_key on form_template_version (tenant_id, child_template_id, number);
drop index concurrently if exists company_form_template_version_index;
create index concurrently company_form_template_version_index on company_form (tenant_id, child_template_id, template_version);
alter table form_template_version validate constraint form_template_version_published_by_fkey;
