-- Why a change order was written (decision 0181). Its column `reason` was never filled: in a form, `reason` is why somebody changes
-- a record.
alter table change_order add column why text;
