-- Only yes or no, as of every flag (decision 0226).
alter table time_log add constraint time_log_ended_by_itself_check check (ended_by_itself in (0, 1)) not valid;
