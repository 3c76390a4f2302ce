-- Sets of taxes by the region of the work, and exemption from some taxes only (decision 0241).
alter table company_setting add column tax_sets_json json;
alter table contact add column exempt_taxes_json json;

-- Which set the lines of a document get; null: that of its place.
alter table service_invoice add column tax_set text;
alter table job_bid add column tax_set text;
alter table change_order add column tax_set text;
alter table job_invoice add column tax_set text;

-- From which taxes its customer was exempt on the day of issue; null with issued_exempt: from all.
alter table service_invoice add column issued_exempt_taxes text;
alter table job_bid add column issued_exempt_taxes text;
alter table change_order add column issued_exempt_taxes text;
alter table job_invoice add column issued_exempt_taxes text;

create or replace function refuse_issued_terms() returns trigger language plpgsql as $$
begin
  if old.status is not null and old.status <> 'Draft'
    and (new.terms is distinct from old.terms or new.issued_exempt is distinct from old.issued_exempt
      or new.issued_exempt_taxes is distinct from old.issued_exempt_taxes) then
    raise exception 'The terms of an issued document cannot be changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The taxes that a contact is exempt from, in words; null for all.
create function exempt_from(taxes json) returns text language sql immutable as $$
  select string_agg(name, ', ') from json_array_elements_text(coalesce(taxes, '[]'::json)) name
$$;
