-- The marks on a sheet (decision 0126). Drawing goes on while the index is made.
-- without transaction
drop index concurrently if exists image_draw_layer_sheet_id_index;
create index concurrently image_draw_layer_sheet_id_index on image_draw_layer (tenant_id, sheet_id);
alter table image_draw_layer validate constraint image_draw_layer_sheet_id_fkey;
