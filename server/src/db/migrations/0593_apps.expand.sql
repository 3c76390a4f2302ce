-- Apps are those that the product has, and each company says whether it uses them (decision 0237).
alter table addon_app add column key text;
alter table addon_app add constraint addon_app_key_check check (key in ('accounting', 'calendar', 'payroll')) not valid;
