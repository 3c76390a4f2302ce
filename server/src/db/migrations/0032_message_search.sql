-- Words of an employer's messages. Only the system role can be answered by it: for requests the policy of the row
-- comes before the match, so a search first finds ids as the system and then reads them as the person.
create extension if not exists btree_gin;
create index message_words_index on message using gin (tenant_id, words);
