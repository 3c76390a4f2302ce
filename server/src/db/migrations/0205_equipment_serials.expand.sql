-- A serial number stands for one piece of a type, however many people type it at once. Doubled ones from before stay until
-- somebody corrects them.
-- without transaction
alter table equipment add column if not exists serial_shared boolean;
update equipment e set serial_shared = true where e.serial_shared is null and btrim(e.serial_num) <> '' and exists (
  select from equipment o where o.tenant_id = e.tenant_id and o.type_id = e.type_id and o.id < e.id
    and lower(btrim(o.serial_num)) = lower(btrim(e.serial_num)));
drop index concurrently if exists equipment_serial_num_key;
create unique index concurrently equipment_serial_num_key on equipment (tenant_id, type_id, lower(btrim(serial_num)))
  where serial_shared is null and btrim(serial_num) <> '';
