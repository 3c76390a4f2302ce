-- Estimates are priced line by line, and bids have lines with taxes (decision 0147).
alter table job_estimate add column overhead_percent double precision;
alter table job_bid add column lines_json json;
alter table job_bid add column taxes_included smallint not null default 0;
alter table job_bid add column subtotal numeric(14, 2);
alter table job_bid add column tax_total numeric(14, 2);
alter table job_bid add column tax_lines_json json;
alter table job_bid add column note text;
alter table job_bid add column chosen_json json;

create function keep_estimate_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from document_line where tenant_id = old.tenant_id and estimate_id = old.id;
    return old;
  end if;
  perform store_lines(new.tenant_id, 'estimate_id', new.id, new.estimate_json, false);
  return new;
end $$;
create trigger keep_lines after insert or update of estimate_json or delete on job_estimate
  for each row execute function keep_estimate_lines();

create function keep_bid_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from document_line where tenant_id = old.tenant_id and bid_id = old.id;
    return old;
  end if;
  perform store_lines(new.tenant_id, 'bid_id', new.id, new.lines_json, false);
  return new;
end $$;
create trigger keep_lines after insert or update of lines_json or delete on job_bid
  for each row execute function keep_bid_lines();
create trigger refuse_issued before update on job_bid for each row
  when (old.lines_json is not null and old.status in ('Sent', 'Accepted', 'Declined', 'Void'))
  execute function refuse_issued_change();

set local role app_system;
select store_lines(tenant_id, 'estimate_id', id, estimate_json, false) from job_estimate where estimate_json is not null;
reset role;
