-- What the server checks from now on. Older rows that would not pass are brought in line; nothing is deleted.

-- Forced row-level security holds for the owner too: this is the server's own work.
set local role app_system;

-- States come from a list (shared/domain/src/document-states.ts). Any other word was typed through the API.
update service_invoice set status = 'Draft'
  where status not in ('Draft', 'Sent', 'Accepted', 'Paid', 'Overdue', 'Void');
update purchase_order set status = 'Draft'
  where status not in ('Draft', 'Sent', 'Confirmed', 'Partly received', 'Received', 'Closed', 'Cancelled');

-- One serial number names one machine of a type. Of machines that share one the oldest keeps it; the others say so.
update equipment e set serial_num = e.serial_num || ' (also ' || e.id || ')'
  where exists (
    select from equipment o where o.tenant_id = e.tenant_id and o.type_id = e.type_id
      and o.serial_num = e.serial_num and o.id < e.id);

reset role;

create unique index equipment_serial_num_key on equipment (tenant_id, type_id, serial_num)
  where serial_num is not null;
