-- A service call and a training certificate carry comments too (CONST017).
-- without transaction
alter table message_thread drop constraint if exists message_thread_comment_parent_model_check;
alter table message_thread add constraint message_thread_comment_parent_model_check check (comment_parent_model in (
  'Expense', 'TimeLog', 'Service', 'PurchaseOrder', 'Contact', 'ServiceInvoice', 'LibraryFile', 'Equipment', 'Certificate', 'ServiceContract'
)) not valid;
alter table message_thread validate constraint message_thread_comment_parent_model_check;
