/** What "find anything" found before other kinds came; clients of that time can read no others. */
export const FIRST_HIT_KINDS = ['person', 'job', 'service', 'contact', 'equipment', 'thread'] as const;

/** Every kind of record that "find anything" finds. */
export const HIT_KINDS = [
  ...FIRST_HIT_KINDS,
  'blank-form',
  'form',
  'file',
  'order',
  'invoice',
  'bill',
  'contract',
  'locate',
  'asset',
  'material',
] as const;

export type HitKind = (typeof HIT_KINDS)[number];

/** The model of each kind. */
export const HIT_MODELS = {
  person: 'User',
  job: 'Job',
  service: 'Service',
  contact: 'Contact',
  equipment: 'Equipment',
  thread: 'MessageThread',
  'blank-form': 'FormChildTemplate',
  form: 'CompanyForm',
  file: 'LibraryFile',
  order: 'PurchaseOrder',
  invoice: 'ServiceInvoice',
  bill: 'SupplierBill',
  contract: 'ServiceContract',
  locate: 'Locate',
  asset: 'CustomerAsset',
  material: 'Material',
} as const satisfies Record<HitKind, string>;

const FOUND_MODELS: ReadonlySet<string> = new Set(Object.values(HIT_MODELS));

/** Whether "find anything" finds records of a model. */
export const isModelFound = (model: string): boolean => FOUND_MODELS.has(model);

const PATHS: Record<HitKind, (slug: string) => string> = {
  person: (slug) => `/employee/${slug}/profile`,
  job: (slug) => `/project/${slug}/dashboard`,
  service: (slug) => `/service/${slug}/dashboard`,
  contact: (slug) => `/contact/${slug}/details`,
  equipment: (slug) => `/equipment/edit/${slug}`,
  thread: (slug) => `/message/${slug}`,
  'blank-form': (slug) => `/do-form/${slug}`,
  form: (slug) => `/form/view/${slug}`,
  file: (slug) => `/library/file/${slug}`,
  order: (slug) => `/financial/purchase-orders/${slug}`,
  invoice: (slug) => `/invoice/${slug}/details`,
  bill: (slug) => `/supplier-bill/${slug}`,
  contract: (slug) => `/service-contract/${slug}/details`,
  locate: (slug) => `/locates/${slug}`,
  asset: (slug) => `/contact/asset/${slug}/details`,
  material: (slug) => `/materials/list?open=${slug}`,
};

/** The page of a search hit (document 0 §2.3). A locate has its ticket's number in the place of a slug. */
export const hitPath = ({ kind, slug }: { kind: HitKind; slug: string }): string =>
  PATHS[kind](encodeURIComponent(slug));
