-- A number names one document of its kind in a company; blanks around it and capitals make no other number.
-- Where several share one, the oldest keeps it and each later one gets "-2", "-3" and so on behind it.
create function number_the_doubles(of_table text, of_column text, kind text) returns void language plpgsql as $$
declare
  double_id bigint;
  nth bigint;
  is_done boolean;
begin
  for double_id in execute format(
    'select id from (select id, row_number() over (partition by tenant_id, %2$s, lower(btrim(%3$I)) order by id) as nth
       from %1$I) as numbered where nth > 1 order by id', of_table, kind, of_column) loop
    nth := 1;
    is_done := false;
    while not is_done loop
      nth := nth + 1;
      execute format(
        'update %1$I as own set %3$I = btrim(own.%3$I) || ''-'' || $2
         where own.id = $1 and not exists (select from %1$I as other where other.tenant_id = own.tenant_id
           and other.id <> own.id and other.%2$s is not distinct from own.%2$s
           and lower(btrim(other.%3$I)) = lower(btrim(own.%3$I)) || ''-'' || $2)
         returning true', of_table, kind, of_column) into is_done using double_id, nth;
      is_done := coalesce(is_done, false);
    end loop;
  end loop;
end $$;
grant execute on function number_the_doubles to app_system;

-- Rows of all companies are the system's to see.
set local role app_system;
select number_the_doubles('service_invoice', 'invoice_num', 'is_quote');
select number_the_doubles('purchase_order', 'po_num', 'tenant_id');
select number_the_doubles('locate', 'ticket_num', 'tenant_id');
reset role;
drop function number_the_doubles;

-- Named for what they count: the server says by the name what is taken.
create unique index service_invoice_invoice_num_key
  on service_invoice (tenant_id, lower(btrim(invoice_num))) where is_quote = 0;
create unique index service_invoice_quote_num_key
  on service_invoice (tenant_id, lower(btrim(invoice_num))) where is_quote = 1;
create unique index purchase_order_po_num_key on purchase_order (tenant_id, lower(btrim(po_num)));
create unique index locate_ticket_num_key on locate (tenant_id, lower(btrim(ticket_num)));

-- The last number that was given out, per kind of document, scope (a project for its change orders, '' for the whole
-- company) and year. It rises with the document that bears it, in one transaction: no gap and no double.
create table number_series (
  tenant_id bigint not null references company (id) deferrable,
  kind text not null,
  scope text not null default '',
  year integer not null,
  last bigint not null check (last > 0),
  primary key (tenant_id, kind, scope, year)
);
alter table number_series enable row level security;
alter table number_series force row level security;
grant select, insert, update on number_series to app_rw;
grant select, insert, update, delete on number_series to app_system;
create policy system on number_series to app_system using (true) with check (true);
create policy tenant on number_series to app_rw
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::bigint)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::bigint);
