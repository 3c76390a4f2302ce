-- How releases do, by people: one vote of each kind per person, release and day, so that nobody counts twice.
create table release_vote (
  env text not null,
  remote text not null,
  release text not null,
  user_id bigint not null references "user" (id) on delete cascade deferrable,
  tenant_id bigint not null references company (id) on delete cascade deferrable,
  day date not null,
  kind text not null check (kind in ('shown', 'failed')),
  at timestamptz(3) not null default now(),
  primary key (env, remote, release, user_id, day, kind)
);
create index release_vote_at_index on release_vote (env, at);

alter table release_vote enable row level security;
alter table release_vote force row level security;
grant select, insert, update, delete on release_vote to app_system;
create policy system on release_vote to app_system using (true) with check (true);
