-- A record that a form makes is one record, however often the form is sent: the key of the form is unique for ever,
-- and answers only the person who sent it first.
do $$
declare
  t text;
begin
  foreach t in array array['contact', 'job', 'job_estimate', 'service', 'service_contract', 'service_invoice',
    'purchase_order', 'equipment', 'locate', 'certificate', 'material', 'labour_task', 'category'] loop
    execute format(
      'alter table %1$I
         add column client_key text,
         add column created_by bigint,
         add constraint %2$I unique (tenant_id, client_key),
         add constraint %3$I foreign key (created_by) references "user" (id) on delete set null deferrable',
      t, t || '_client_key_key', t || '_created_by_fkey');
  end loop;
end $$;
