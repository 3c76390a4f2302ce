-- Rows of before were names that nothing stood behind (decision 0237).
-- without transaction
alter table addon_app validate constraint addon_app_key_check;
drop index concurrently if exists addon_app_key_key;
create unique index concurrently addon_app_key_key on addon_app (tenant_id, key);
delete from addon_app a
  where a.key is null and not exists (select from company c where c.onboarding_package_purchased_id = a.id);
insert into addon_app (tenant_id, key, name, ui_location, is_installed)
  select c.id, app.key, app.name, app.place, 1 from company c cross join (values
    ('accounting', 'Accounting', 'Financial'),
    ('calendar', 'Calendar feed', 'Schedule'),
    ('payroll', 'Payroll export', 'Time')
  ) as app (key, name, place)
  order by c.id, app.key
  on conflict (tenant_id, key) do nothing;
