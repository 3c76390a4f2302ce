-- Invoices go on while their rows are looked at (decision 0202).
-- without transaction
alter table contact validate constraint contact_reminders_off_check;
alter table service_invoice validate constraint service_invoice_reminders_check;
alter table job_invoice validate constraint job_invoice_reminders_check;
