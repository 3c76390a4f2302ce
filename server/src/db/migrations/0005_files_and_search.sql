-- Search looks for words as they are written, in any language. Stored, not indexed: the match operator is not
-- leakproof, so row-level security would never let an index answer it; the rows of one's own threads are few.
alter table message add column words tsvector generated always as (to_tsvector('simple', message)) stored;
alter table message_thread add column words tsvector generated always as (to_tsvector('simple', subject)) stored;

-- Resource URLs name a file by what it is stored as.
create unique index library_upload_filename_key on library_upload (filename);
create unique index library_upload_thumb_key on library_upload (thumb_filename);
create index profile_image_filename_index on profile_image (filename);
create index upload_image_filename_index on upload_image (filename);
create index message_image_index on message (tenant_id, image_id) where image_id is not null;
