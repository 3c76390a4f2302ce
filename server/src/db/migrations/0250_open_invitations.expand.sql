-- Finds the forms that somebody has still to sign: few of all that were signed (decision 0084).
-- without transaction
drop index concurrently if exists company_form_acknowledgement_open_index;
create index concurrently company_form_acknowledgement_open_index on company_form_acknowledgement (tenant_id, form_id)
  where completed_at is null and is_invite = 1 and withdrawn_at is null;
