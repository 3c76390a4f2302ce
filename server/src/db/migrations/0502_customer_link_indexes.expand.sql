-- Links of customers by slug and by people (decision 0181). Lists go on while the indexes are made.
-- without transaction
drop index concurrently if exists customer_link_slug_key;
create unique index concurrently customer_link_slug_key on customer_link (tenant_id, slug);
drop index concurrently if exists customer_link_created_by_index;
create index concurrently customer_link_created_by_index on customer_link (created_by);
drop index concurrently if exists customer_link_revoked_by_index;
create index concurrently customer_link_revoked_by_index on customer_link (revoked_by);
alter table customer_link validate constraint customer_link_created_by_fkey;
alter table customer_link validate constraint customer_link_revoked_by_fkey;
