-- What takes back an entry that went to other books is not sent (decision 0224).
alter table quickbooks_item drop constraint quickbooks_item_problem_check;
alter table quickbooks_item add constraint quickbooks_item_problem_check
  check (problem in ('account', 'earlier', 'busy', 'unknown', 'refused', 'books')) not valid;
