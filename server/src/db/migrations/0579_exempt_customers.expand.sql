-- Customers that pay no tax, and the number that says so (decision 0228).
alter table contact add column tax_exempt smallint not null default 0;
alter table contact add column exempt_number text;
alter table contact add constraint contact_tax_exempt_check check (tax_exempt in (0, 1)) not valid;
