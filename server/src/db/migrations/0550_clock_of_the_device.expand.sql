-- What the device's own clock said at a press, and how far it was ahead of ours: a log by a clock that is wrong is looked at before it
-- is approved (decision 0204).
alter table time_punch add column device_at timestamptz(3);
alter table time_log add column clock_off_s integer;
