-- without transaction
drop index concurrently if exists draw_canvas_client_key_key;
create unique index concurrently draw_canvas_client_key_key on draw_canvas (tenant_id, client_key);
drop index concurrently if exists draw_canvas_name_index;
create index concurrently draw_canvas_name_index on draw_canvas (tenant_id, id) where name is not null;
