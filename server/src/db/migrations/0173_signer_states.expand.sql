-- What became of an invitation to sign (decision 0091): opened, asked again, its link ended, or declined with a reason.
alter table company_form_acknowledgement add column if not exists opened_at timestamptz(3);
alter table company_form_acknowledgement add column if not exists reminded_at timestamptz(3);
alter table company_form_acknowledgement add column if not exists link_ends_at timestamptz(3);
alter table company_form_acknowledgement add column if not exists declined_at timestamptz(3);
alter table company_form_acknowledgement add column if not exists declined_reason text;
