-- A part that was fitted on a visit is billed once (decision 0207). Documents go on while the index is made.
-- without transaction
drop index concurrently if exists document_line_visit_part_key;
create unique index concurrently document_line_visit_part_key on document_line (tenant_id, source_id)
  where source_model = 'VisitPart';
