/** The records that can carry a comment thread, as comment_parent_model names them (document 0 §9). */
export const COMMENT_PARENTS = [
  'Expense',
  'TimeLog',
  'Service',
  'PurchaseOrder',
  'Contact',
  'ServiceInvoice',
  'LibraryFile',
  'Equipment',
  'Certificate',
  'ServiceContract',
] as const;

export type CommentParent = (typeof COMMENT_PARENTS)[number];
