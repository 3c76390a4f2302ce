-- A text goes to the trash with its file, and comes back with it: what goes there is known by its id.
create sequence library_text_id_seq;
grant usage, select, update on sequence library_text_id_seq to app_system, app_rw;
alter table library_text add column id bigint;
alter table library_text alter column id set default nextval('library_text_id_seq');
update library_text set id = nextval('library_text_id_seq') where id is null;
