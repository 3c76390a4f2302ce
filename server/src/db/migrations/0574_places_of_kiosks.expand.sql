-- A project that is deleted goes to the trash with what refers to it, as the person who deletes it; nobody but the system reads this table.
-- A kiosk whose project is gone stands nowhere, and stands there again when the project is restored.
alter table kiosk_place drop constraint kiosk_place_job_id_fkey;
