-- Which pieces went out for a booking (decision 0107).
-- without transaction
drop index concurrently if exists equipment_custody_booking_id_index;
create index concurrently equipment_custody_booking_id_index on equipment_custody (tenant_id, booking_id);
alter table equipment_custody validate constraint equipment_custody_booking_id_fkey;
