-- A form can be about a person, and is found from that person and from a contact.
-- without transaction
alter table company_form add column if not exists about_user_id bigint;
alter table company_form_revision add column if not exists about_user_id bigint;
alter table company_form drop constraint if exists company_form_about_user_id_fkey;
alter table company_form add constraint company_form_about_user_id_fkey foreign key (about_user_id)
  references "user" (id) on delete set null deferrable not valid;
alter table company_form validate constraint company_form_about_user_id_fkey;
drop index concurrently if exists company_form_about_user_id_index;
create index concurrently company_form_about_user_id_index on company_form (tenant_id, about_user_id);
drop index concurrently if exists company_form_customer_asset_id_index;
create index concurrently company_form_customer_asset_id_index on company_form (tenant_id, customer_asset_id);
