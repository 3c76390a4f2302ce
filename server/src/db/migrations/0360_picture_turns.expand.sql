-- How often a picture was turned: a drawing says for which of its four ways it was made.
create or replace view upload_image with (security_invoker = true) as
  select id, tenant_id, slug, created_at, updated_at, type, filename, original_filename, thumb_filename, width, height,
    created_by, do_not_clean, version, turns
  from library_upload
  where type like 'image/%';
