-- Entries go on while their rows are looked at (decision 0224).
-- without transaction
alter table quickbooks_item validate constraint quickbooks_item_problem_check;
