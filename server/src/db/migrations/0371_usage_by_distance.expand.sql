-- Use of a vehicle is written down in km or miles too.
alter table equipment_usage drop constraint equipment_usage_unit_check;
alter table equipment_usage add constraint equipment_usage_unit_known
  check (unit in ('h', 'day', 'week', 'month', 'km', 'mi')) not valid;
