-- By itself, so that presses are stored meanwhile (decision 0221).
-- without transaction
alter table time_punch validate constraint time_punch_kind_check;
