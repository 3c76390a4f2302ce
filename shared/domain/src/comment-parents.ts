/** Models whose records can have a comment thread, as in comment_parent_model (document 0 §2.7). */
export const COMMENT_PARENTS = [
  'Expense',
  'TimeLog',
  'Equipment',
  'LibraryFile',
  'Contact',
  'ServiceInvoice',
  'PurchaseOrder',
  'ServiceContract',
] as const;

export type CommentParent = (typeof COMMENT_PARENTS)[number];
