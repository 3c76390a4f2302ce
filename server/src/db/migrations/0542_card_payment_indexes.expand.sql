-- What a provider booked, once, and what was given back of a payment (decision 0200). Payments go on while the indexes are made.
-- without transaction
drop index concurrently if exists payment_provider_id_key;
create unique index concurrently payment_provider_id_key on payment (provider, provider_id);
drop index concurrently if exists payment_refunds_id_index;
create index concurrently payment_refunds_id_index on payment (tenant_id, refunds_id);
alter table payment validate constraint payment_refunds_id_fkey;
alter table company_setting validate constraint company_setting_card_payments_check;
