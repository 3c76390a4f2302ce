-- "From" narrows a search: what one person has said, the newest first.
create index message_author_index on message (tenant_id, author_id, created_at desc);
