import { msg } from './message.ts';

/** Labels of the models that comments and notifications are about (document 0 §9). */
export const MODEL_LABELS = {
  Expense: msg('Expense'),
  TimeLog: msg('Time Log'),
  Service: msg('Service'),
  PurchaseOrder: msg('Purchase Order'),
  Contact: msg('Contact'),
  ServiceInvoice: msg('Service Invoice/Quote'),
  LibraryFile: msg('Library File'),
  Equipment: msg('Equipment'),
  Certificate: msg('Training Certificate'),
  ServiceContract: msg('Service Contract'),
} as const;
