import { APP_KEYS } from '@fieldspan/domain/apps';
import { PLANS } from '@fieldspan/domain/subscription-plans';
import {
  choice,
  colour,
  count,
  flag,
  instant,
  json,
  madeOnce,
  jsonList,
  jsonObject,
  money,
  needChoice,
  needRef,
  needText,
  number,
  ref,
  text,
} from '../field.ts';
import { hasOne, many, model, one } from '../model.ts';

/** A company: the tenant. Its id is the tenant_id of everything it owns. */
export const Company = model('Company', () => ({
  title: 'company_name',
  fields: {
    company_name: needText(),
    country: text(),
    province: text(),
    address: text(),
    city: text(),
    postal_code: text(),
    phone: text(),
    website: text(),
    image_id: ref('ProfileImage'),
    managing_user_id: ref('User', { readOnly: true }),
    setup_finished: flag(),
    last_setup_step: count(1),
    is_free_user: flag(0, { readOnly: true }),
    onboarding_package_purchased_id: ref('AddonApp', { readOnly: true }),
  },
  relations: {
    ProfileImage: one('ProfileImage', 'image_id'),
    CompanySetting: hasOne('CompanySetting', 'tenant_id'),
    AddonApp: many('AddonApp', 'tenant_id'),
    Subscription: hasOne('Subscription', 'tenant_id'),
  },
}));

export const CompanySetting = model('CompanySetting', () => ({
  fields: {
    job_defaults_json: jsonObject(),
    taxes_json: jsonObject(),
    /** Which taxes new lines get in which regions: `@fieldspan/domain/money/tax-sets`. */
    tax_sets_json: jsonList(),
    default_pricing_json: jsonObject(),
    /** Time zone, periods, holidays and codes of payroll: `@fieldspan/domain/pay/payroll-settings`. */
    payroll_json: jsonObject(),
    /** What the books call our accounts: `@fieldspan/domain/accounting/accounts`. */
    accounting_json: jsonObject(),
    qbo_active: flag(),
    /** How documents to customers look, and what stands below them. */
    document_logo_id: ref('LibraryUpload'),
    document_colour: colour(),
    offer_terms: text(),
    invoice_terms: text(),
    document_foot: text(),
    /** What customers may pay online of an invoice: any part, only the whole, or nothing. */
    card_payments: needChoice(['parts', 'whole', 'off']),
    /** When customers are reminded of invoices, and with which words: `@fieldspan/domain/money/reminders`. */
    reminders_json: jsonObject(),
  },
  relations: { DocumentLogo: one('LibraryUpload', 'document_logo_id') },
}));

export const AddonApp = model('AddonApp', () => ({
  title: 'name',
  unique: [['key']],
  fields: {
    name: needText(),
    ui_location: text(),
    description: text(),
    is_installed: flag(),
    /** Which part of the product it is. */
    key: choice(APP_KEYS, { readOnly: true }),
  },
  relations: {},
}));

export const Subscription = model('Subscription', () => ({
  fields: { type: needChoice(['Trial', 'Paid']), expiry: instant(), seats: count() },
  relations: {},
}));

/** What the company paid, or began to pay, for its subscription: a term with all its seats, or further ones until it ends. */
export const SubscriptionInvoice = model('SubscriptionInvoice', () => ({
  title: 'number',
  unique: [['number'], ['client_key']],
  fields: {
    /** Only what was paid has one. */
    number: text({ readOnly: true }),
    kind: needChoice(['term', 'seats']),
    plan: needChoice(PLANS),
    seats: count(1, { readOnly: true }),
    amount: money({ readOnly: true }),
    currency: text({ readOnly: true }),
    state: needChoice(['begun', 'paid', 'failed', 'differs']),
    from_at: instant({ readOnly: true }),
    to_at: instant({ readOnly: true }),
    paid_at: instant({ readOnly: true }),
    ...madeOnce,
  },
  relations: {},
}));

export const Notification = model('Notification', () => ({
  index: ['user_id'],
  fields: {
    user_id: needRef('User', { readOnly: true }),
    message: needText({ readOnly: true }),
    /** The message as a sentence with its values, for other languages; null for messages that have none. */
    sentence_json: json({ readOnly: true }),
    link: text({ readOnly: true }),
    is_dismissed: flag(),
  },
  relations: {},
}));

/** A collective agreement. */
export const Union = model('Union', () => ({
  title: 'title',
  unique: [['client_key']],
  fields: {
    title: needText(),
    is_default: flag(),
    archived: flag(),
    pay_scales: json(),
    mileage_zones_json: jsonList(),
    default_cost_hr: money({ min: 0 }),
    ot15_cost_hr: money({ min: 0 }),
    ot2_cost_hr: money({ min: 0 }),
    ot25_cost_hr: money({ min: 0 }),
    ...madeOnce,
  },
  relations: { AgreementVersion: many('AgreementVersion', 'union_id') },
}));

export const ExpenseGroup = model('ExpenseGroup', () => ({
  title: 'title',
  unique: [['client_key']],
  fields: { title: needText(), sort_order: count(), ...madeOnce },
  relations: { ExpenseCode: many('ExpenseCode', 'expense_group_id') },
}));

export const ExpenseCode = model('ExpenseCode', () => ({
  title: 'description',
  unique: [['client_key']],
  fields: {
    code: needText(),
    description: text(),
    expense_group_id: ref('ExpenseGroup'),
    archived: flag(),
    ...madeOnce,
  },
  relations: { ExpenseGroup: one('ExpenseGroup', 'expense_group_id') },
}));

export const RevenueCode = model('RevenueCode', () => ({
  title: 'description',
  unique: [['client_key']],
  fields: { code: needText(), description: text(), archived: flag(), ...madeOnce },
  relations: {},
}));

/** A category of materials and tasks. */
export const Category = model('Category', () => ({
  title: 'name',
  unique: [['client_key']],
  fields: { name: needText(), parent_id: ref('Category'), sort_order: count(), ...madeOnce },
  relations: {},
}));

export const Material = model('Material', () => ({
  title: 'description',
  search: ['code', 'description'],
  index: ['category_id'],
  unique: [['client_key']],
  fields: {
    code: text(),
    description: needText(),
    unit: text(),
    cost: money({ min: 0 }),
    price: money({ min: 0 }),
    markup: number(),
    category_id: ref('Category'),
    supplier_id: ref('Contact'),
    /** More is ordered when less than this is there, and usually this many at once. */
    reorder_level: number({ min: 0, max: 1_000_000 }),
    reorder_quantity: number({ min: 0, max: 1_000_000 }),
    /** The trades whose favourite it is, with commas between them: `@fieldspan/domain/trades`. */
    favourite_of: text(),
    archived: flag(),
    ...madeOnce,
  },
  relations: { Category: one('Category', 'category_id'), Supplier: one('Contact', 'supplier_id') },
}));

/** Work that is priced repeatedly; a rate without a unit is per hour (`rateUnit`). */
export const LabourTask = model('LabourTask', () => ({
  title: 'description',
  search: ['code', 'description'],
  index: ['category_id'],
  unique: [['client_key']],
  fields: {
    code: text(),
    description: needText(),
    hours: number({ min: 0 }),
    rate: money({ min: 0 }),
    rate_unit: text(),
    category_id: ref('Category'),
    archived: flag(),
    ...madeOnce,
  },
  relations: { Category: one('Category', 'category_id') },
}));

export const QuickbooksConnection = model('QuickbooksConnection', () => ({
  fields: {
    realm_id: text(),
    is_active: flag(),
    last_sync: instant(),
    credit_card_owner_json: json(),
    /** The company there, as it is called there, and the currency of its books. */
    company_name: text(),
    currency: text(),
    connected_at: instant(),
    connected_by: ref('User'),
    /** Which account there each of ours is. */
    accounts_json: jsonObject(),
    /** QuickBooks lets nobody in until somebody consents again. */
    needs_consent: flag(),
  },
  relations: { ConnectedBy: one('User', 'connected_by') },
}));
