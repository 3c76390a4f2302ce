-- Pictures of forms are stored files like all others; they keep their files and get a new id.
alter table library_upload
  add column do_not_clean smallint not null default 0 check (do_not_clean in (0, 1)),
  -- Quarters by which the stored picture is turned to the right from the one that was sent.
  add column turns smallint not null default 0 check (turns between 0 and 3),
  -- Names under which it was stored before it was turned, the sent file first: what was written down then still shows it.
  add column earlier_names text[] not null default '{}';
create index library_upload_earlier_names_index on library_upload using gin (earlier_names);

insert into library_upload (tenant_id, slug, created_at, updated_at, type, filename, original_filename, width, height, do_not_clean)
  select tenant_id, slug, created_at, updated_at,
    case when filename like '%.png' then 'image/png' when filename like '%.webp' then 'image/webp' else 'image/jpeg' end,
    filename, filename, width, height, 1
  from upload_image where filename is not null
  on conflict do nothing;
drop table upload_image;

create view upload_image with (security_invoker = true) as
  select id, tenant_id, slug, created_at, updated_at, type, filename, original_filename, thumb_filename, width, height,
    created_by, do_not_clean
  from library_upload
  where type like 'image/%';
grant select on upload_image to app_rw, app_system;

-- Who drew a layer may change it.
alter table image_draw_layer
  add column created_by bigint,
  add constraint image_draw_layer_created_by_fkey foreign key (created_by)
    references "user" (id) on delete set null deferrable;

-- A layer without its picture or sheet is nothing.
alter table image_draw_layer
  drop constraint image_draw_layer_image_id_fkey,
  drop constraint image_draw_layer_canvas_id_fkey,
  add constraint image_draw_layer_image_id_fkey foreign key (tenant_id, image_id)
    references library_upload (tenant_id, id) on delete cascade deferrable,
  add constraint image_draw_layer_canvas_id_fkey foreign key (tenant_id, canvas_id)
    references draw_canvas (tenant_id, id) on delete cascade deferrable;
