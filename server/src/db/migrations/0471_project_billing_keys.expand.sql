-- A line belongs to exactly one document (decision 0146).
-- without transaction
alter table document_line drop constraint if exists document_line_parent_check;
alter table document_line add constraint document_line_parent_check check (
  num_nonnulls(invoice_id, po_id, estimate_id, bid_id, change_order_id, job_invoice_id) = 1
) not valid;
alter table document_line validate constraint document_line_parent_check;
create unique index concurrently if not exists document_line_estimate_id_key on document_line (tenant_id, estimate_id, key);
create unique index concurrently if not exists document_line_bid_id_key on document_line (tenant_id, bid_id, key);
create unique index concurrently if not exists document_line_change_order_id_key on document_line (tenant_id, change_order_id, key);
create unique index concurrently if not exists document_line_job_invoice_id_key on document_line (tenant_id, job_invoice_id, key);
