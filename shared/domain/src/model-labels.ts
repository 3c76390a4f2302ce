/** Labels of the models that comments and notifications are about (document 0 §9). */
export const MODEL_LABELS = {
  Expense: 'Expense',
  TimeLog: 'Time Log',
  Service: 'Service',
  PurchaseOrder: 'Purchase Order',
  Contact: 'Contact',
  ServiceInvoice: 'Service Invoice/Quote',
  LibraryFile: 'Library File',
  Equipment: 'Equipment',
  Certificate: 'Training Certificate',
  ServiceContract: 'Service Contract',
} as const;
