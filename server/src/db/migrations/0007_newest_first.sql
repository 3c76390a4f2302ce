-- Lists without a filter of their own begin with the newest.
create index message_newest_index on message (tenant_id, created_at desc, id desc);

-- The hours of a project are added up from the index alone.
create index time_log_job_hours_index on time_log (tenant_id, job_id) include (hours);
drop index time_log_job_id_index;

-- Which records show a file is asked whenever it is opened.
create index equipment_image_index on equipment (tenant_id, image_id) where image_id is not null;
create index certificate_file_index on certificate (tenant_id, file_id) where file_id is not null;
create index expense_receipt_index on expense (tenant_id, receipt_image_id) where receipt_image_id is not null;
