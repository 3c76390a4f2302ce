-- How documents to customers look, and what they say below (decision 0181).
alter table company_setting add column document_logo_id bigint;
alter table company_setting add constraint company_setting_document_logo_id_fkey foreign key (tenant_id, document_logo_id)
  references library_upload (tenant_id, id) deferrable not valid;
alter table company_setting add column document_colour text;
alter table company_setting add column offer_terms text;
alter table company_setting add column invoice_terms text;
alter table company_setting add column document_foot text;

-- The terms that a document was issued with.
alter table service_invoice add column terms text;
alter table job_bid add column terms text;
alter table change_order add column terms text;
alter table job_invoice add column terms text;

create function refuse_issued_terms() returns trigger language plpgsql as $$
begin
  if old.status is not null and old.status <> 'Draft' and new.terms is distinct from old.terms then
    raise exception 'The terms of an issued document cannot be changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refuse_terms before update on service_invoice for each row execute function refuse_issued_terms();
create trigger refuse_terms before update on change_order for each row execute function refuse_issued_terms();
create trigger refuse_terms before update on job_invoice for each row execute function refuse_issued_terms();
create trigger refuse_terms before update on job_bid for each row
  when (old.lines_json is not null and old.status in ('Sent', 'Accepted', 'Declined', 'Void'))
  execute function refuse_issued_terms();
