-- The number by which the customer of a document proved on the day of issue that they pay no tax; empty without a number
-- (decision 0210).
alter table service_invoice add column issued_exempt text;
alter table job_bid add column issued_exempt text;
alter table change_order add column issued_exempt text;
alter table job_invoice add column issued_exempt text;

create or replace function refuse_issued_terms() returns trigger language plpgsql as $$
begin
  if old.status is not null and old.status <> 'Draft'
    and (new.terms is distinct from old.terms or new.issued_exempt is distinct from old.issued_exempt) then
    raise exception 'The terms of an issued document cannot be changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
