-- Whoever takes a payment back must see that a refund of it was begun (decision 0201).
grant select on card_refund to app_rw;
create policy tenant on card_refund for select to app_rw
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::bigint);
