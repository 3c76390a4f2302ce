import type { CommentParent } from '@fieldspan/domain/comment-parents';

/** What people call the records that carry comments (document 0 §9, model labels). */
const LABELS: Record<CommentParent, string> = {
  Expense: 'Expense',
  TimeLog: 'Time Log',
  Equipment: 'Equipment',
  LibraryFile: 'Library File',
  Contact: 'Contact',
  ServiceInvoice: 'Service Invoice/Quote',
  PurchaseOrder: 'Purchase Order',
  ServiceContract: 'Service Contract',
};

export const recordLabel = (parent: CommentParent): string => LABELS[parent];
