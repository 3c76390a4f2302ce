-- How a person has arranged their dashboard: the order of its cards, and those that they do not want (decision 0222).
alter table "user" add column home_json text check (length(home_json) <= 4000);
