-- The breaks of a log in words, as somebody corrected them last, so that its history says what they were (decision 0239).
alter table time_log add column breaks_corrected text;
