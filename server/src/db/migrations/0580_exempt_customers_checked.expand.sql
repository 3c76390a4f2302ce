-- By itself, so that contacts are saved meanwhile (decision 0228).
-- without transaction
alter table contact validate constraint contact_tax_exempt_check;
