-- What an editor of forms makes is made once, however often it is sent.
-- without transaction
alter table form_template_category add column if not exists client_key text;
alter table form_template add column if not exists client_key text;
alter table form_child_template add column if not exists client_key text;
drop index concurrently if exists form_template_category_client_key_key;
create unique index concurrently form_template_category_client_key_key on form_template_category (tenant_id, client_key);
drop index concurrently if exists form_template_client_key_key;
create unique index concurrently form_template_client_key_key on form_template (tenant_id, client_key);
drop index concurrently if exists form_child_template_client_key_key;
create unique index concurrently form_child_template_client_key_key on form_child_template (tenant_id, client_key);
