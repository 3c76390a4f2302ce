-- Rows are looked at while others go on (decision 0224).
-- without transaction
drop index concurrently if exists quickbooks_connection_connected_by_index;
create index concurrently quickbooks_connection_connected_by_index on quickbooks_connection (connected_by);
alter table quickbooks_connection validate constraint quickbooks_connection_connected_by_fkey;
alter table quickbooks_connection validate constraint quickbooks_connection_needs_consent_check;
