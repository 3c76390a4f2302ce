-- Reminders of invoices (decision 0202): a company's rules, and the invoices and customers that get none.
alter table company_setting add column reminders_json json;
alter table contact add column reminders_off smallint not null default 0;
alter table service_invoice add column reminders text not null default 'on';
alter table job_invoice add column reminders text not null default 'on';
alter table contact add constraint contact_reminders_off_check check (reminders_off in (0, 1)) not valid;
alter table service_invoice add constraint service_invoice_reminders_check
  check (reminders in ('on', 'stopped', 'disputed')) not valid;
alter table job_invoice add constraint job_invoice_reminders_check
  check (reminders in ('on', 'stopped', 'disputed')) not valid;
