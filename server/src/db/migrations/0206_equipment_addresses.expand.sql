-- A public page is found by its address alone. Addresses of equipment without random letters, such as `harness-eq-152`, get another
-- one; whoever may read the piece still opens it by the old one.
-- without transaction
insert into public_link (tenant_id, model, record_id, slug)
  select e.tenant_id, 'Equipment', e.id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  from equipment e where e.slug !~ '-([a-hjkmnp-z]{5}|[a-hjkmnp-z]{18})$' and e.slug !~ '^[0-9a-f]{32}$' and e.slug !~ '^[a-hjkmnp-z]{14}$'
  on conflict (tenant_id, model, record_id) do nothing;
