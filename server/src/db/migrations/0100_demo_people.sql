-- People made with the demo companies, whose password is published. With DEMO=public they reach demo companies alone,
-- with DEMO=0 nothing; and only as one of them somebody goes on without that person's password.
create table demo_person (
  user_id bigint primary key references "user" (id) on delete cascade deferrable
);

-- Of demos that are there already: who has no employer but demo companies.
insert into demo_person (user_id)
select u.id
from "user" u
where exists (select from user_permission p join demo_company d on d.tenant_id = p.tenant_id where p.user_id = u.id)
  and not exists (
    select from user_permission p
    where p.user_id = u.id and not exists (select from demo_company d where d.tenant_id = p.tenant_id)
  );

alter table demo_person enable row level security;
alter table demo_person force row level security;
grant select, insert, update, delete on demo_person to app_system;
create policy system on demo_person to app_system using (true) with check (true);
