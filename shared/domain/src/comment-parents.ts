/** The records that can carry a comment thread, as comment_parent_model names them (document 0 §2.7). */
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
