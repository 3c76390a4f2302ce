/** Records that a link by type and id leads to: the model and, where a page takes an id, the page. */
const TARGETS = {
  Expense: (key: string) => `/expenses/list/${key}`,
  TimeLog: (key: string) => `/time-logs/list/${key}`,
  Service: (key: string) => `/service/${key}/dashboard`,
  PurchaseOrder: (key: string) => `/financial/purchase-orders/${key}`,
  Contact: (key: string) => `/contact/${key}/details`,
  ServiceInvoice: (key: string) => `/invoice/${key}/details`,
  LibraryFile: (key: string) => `/library/file/${key}`,
  Equipment: (key: string) => `/equipment/edit/${key}`,
  Certificate: () => '/safety/certificates/list',
  ServiceContract: (key: string) => `/service-contract/${key}/details`,
  Job: (key: string) => `/project/${key}/dashboard`,
  MessageThread: (key: string) => `/message/${key}`,
} as const satisfies Record<string, (key: string) => string>;

export type RedirectModel = keyof typeof TARGETS;

export function isRedirectModel(name: string): name is RedirectModel {
  return Object.hasOwn(TARGETS, name);
}

/** What people call a model, where that is not its name with spaces (document 0 §9). */
const LABELS: Readonly<Record<string, RedirectModel>> = {
  serviceinvoicequote: 'ServiceInvoice',
  quote: 'ServiceInvoice',
  trainingcertificate: 'Certificate',
  project: 'Job',
  thread: 'MessageThread',
};

/**
 * The model that the type in an address means: its name or its label, whatever case and marks they are written in.
 * @returns null for a type that has no page
 */
export function redirectModelOf(type: string): RedirectModel | null {
  const letters = type.toLowerCase().replaceAll(/[^a-z]/g, '');
  const named = Object.keys(TARGETS).find((name): name is RedirectModel => name.toLowerCase() === letters);
  return named ?? (Object.hasOwn(LABELS, letters) ? LABELS[letters] : undefined) ?? null;
}

/** A page of the record that needs nothing but its id or slug; never outside the app. */
export function plainPathOf(model: RedirectModel, key: string): string {
  return TARGETS[model](encodeURIComponent(key));
}
