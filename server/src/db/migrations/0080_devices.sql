-- Where a session was opened, for the list of devices that its person sees.
alter table session add column user_agent text, add column address text;
