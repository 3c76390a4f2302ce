/** Models that a link by type and id can lead to, with their page. */
const TARGETS = {
  Expense: (key: string) => `/expenses/list/${key}`,
  TimeLog: (key: string) => `/time-logs/list/${key}`,
  Service: (key: string) => `/service/${key}/dashboard`,
  PurchaseOrder: (key: string) => `/financial/purchase-orders/${key}`,
  Contact: (key: string) => `/contact/${key}/details`,
  ServiceInvoice: (key: string) => `/invoice/${key}/details`,
  LibraryFile: (key: string) => `/library/file/${key}`,
  Equipment: (key: string) => `/equipment/edit/${key}`,
  Certificate: (key: string) => `/safety/certificates/list?open=${key}`,
  ServiceContract: (key: string) => `/service-contract/${key}/details`,
  Job: (key: string) => `/project/${key}/dashboard`,
  MessageThread: (key: string) => `/message/${key}`,
} as const satisfies Record<string, (key: string) => string>;

export type RedirectModel = keyof typeof TARGETS;

export function isRedirectModel(name: string): name is RedirectModel {
  return Object.hasOwn(TARGETS, name);
}

/** Other names of models in links (document 0 §9). */
const LABELS: Readonly<Record<string, RedirectModel>> = {
  serviceinvoicequote: 'ServiceInvoice',
  quote: 'ServiceInvoice',
  trainingcertificate: 'Certificate',
  project: 'Job',
  thread: 'MessageThread',
};

/**
 * The model for the type in a URL: its name or label, ignoring case and punctuation.
 * @returns null for a type without a page
 */
export function redirectModelOf(type: string): RedirectModel | null {
  const letters = type.toLowerCase().replaceAll(/[^a-z]/g, '');
  const named = Object.keys(TARGETS).find((name): name is RedirectModel => name.toLowerCase() === letters);
  return named ?? (Object.hasOwn(LABELS, letters) ? LABELS[letters] : undefined) ?? null;
}

/** The page of a record by its id or slug; always inside the app. */
export function plainPathOf(model: RedirectModel, key: string): string {
  return TARGETS[model](encodeURIComponent(key));
}
