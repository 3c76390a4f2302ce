-- A whiteboard has a name and is in a list, may be for its author alone, and is made once however often it is sent.
alter table draw_canvas add column name text;
alter table draw_canvas add column is_private smallint not null default 0 check (is_private in (0, 1));
alter table draw_canvas add column client_key text;
