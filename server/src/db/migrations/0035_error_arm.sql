-- Which canaries, or which override, the browser had: 'baseline' for what everybody has.
alter table error_log add column arm text;
