-- By itself, so that presses are stored meanwhile (decision 0226).
-- without transaction
alter table time_log validate constraint time_log_ended_by_itself_check;
