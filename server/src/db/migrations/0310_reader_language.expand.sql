-- The language that a person's browser last named, for mails (decision 0118).
alter table quiet_hours add column language text;
