-- A contact that was merged into another one lies in the trash with what went over to that one, so that the merge can be
-- undone: restoring it from the trash takes everything back (docs/decisions/0193).
alter table trash add column merge json;
