-- What a push message is about, and which kinds a person wants on no device (decision 0227). Messages of people have no kind: their
-- threads have a choice of their own.
alter table push_notice add column kind text;
alter table quiet_hours add column muted text[] not null default '{}';
