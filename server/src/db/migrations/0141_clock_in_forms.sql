-- The form templates that a clock-in should have had filled in, of a press that came too late to be sent back to them.
alter table time_log add column asked_form_ids bigint[];
