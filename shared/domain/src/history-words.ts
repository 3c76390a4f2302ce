import { instantText } from './day-text.ts';
import { type Message, dataText, msg, pluralMsg } from './message.ts';
import { moneyText } from './money-text.ts';
import { numberText } from './number-text.ts';
import { worded, wordedPlural } from './page-language.ts';

/** A field's label on its page, and labels of its fixed values. */
export type FieldWords = { label: string; options?: Readonly<Record<string, string>> };

/** How a field is stored, and which model it refers to. */
type StoredAs = { kind: string; ref?: string | undefined };

const FIELDS: Readonly<Record<string, Message>> = {
  job_num: msg('Number'),
  invoice_num: msg('Number'),
  po_num: msg('Number'),
  ticket_num: msg('Ticket number'),
  job_name: msg('Name'),
  job_id: msg('Project'),
  email: msg('E-mail'),
  lat: msg('Latitude'),
  long: msg('Longitude'),
  phone_mobile: msg('Mobile phone'),
  slug: msg('Link'),
  form_json: msg('Answers'),
  lines_json: msg('Lines'),
};

/** `customer_id` → `Customer`: for fields without a label. The extractor reads those of all models (decision 0077). */
export const fieldLabel = (field: string): string => worded(fieldMessage(field));

export function fieldMessage(field: string): Message {
  const known = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
  if (known !== undefined) return known;
  const words = field
    .replace(/^(is|has)_|_(id|json)$/g, '')
    .replace(/_num$/, '_number')
    .replaceAll('_', ' ');
  return dataText(words.charAt(0).toUpperCase() + words.slice(1));
}

type Shown = { stored: StoredAs; names: Readonly<Record<string, string>>; options?: FieldWords['options'] };

/** A stored value as text for people. Empty for no value. */
export function valueWords(value: string | null, { stored: { kind, ref }, names, options }: Shown): string {
  if (value === null || value === '') return '';
  if (options && Object.hasOwn(options, value)) return options[value] ?? value;
  if (ref !== undefined) return names[value] ?? worded(msg('no. {{number}}')).replace('{{number}}', value);
  const shown = Object.hasOwn(WORDS, kind) ? WORDS[kind] : undefined;
  return shown ? shown(value) : value;
}

const plainNumber = (value: string): string => {
  const number = Number(value);
  return Number.isFinite(number) ? numberText(number, { maximumFractionDigits: 6 }) : value;
};

const WORDS: Readonly<Record<string, (value: string) => string>> = {
  flag: (value) => worded(value === '1' ? msg('Yes') : msg('No')),
  money: (value) => moneyText(Number(value)),
  number: plainNumber,
  int: plainNumber,
  instant: instantText,
  json: entriesText,
  ids: entriesText,
};

const ENTRIES = pluralMsg({ one: '{{count}} entry', other: '{{count}} entries' });

/** For a list, its length; other JSON is shown by its own page. */
function entriesText(value: string): string {
  try {
    const parsed: unknown = JSON.parse(value);
    if (Array.isArray(parsed)) return wordedPlural(parsed.length, ENTRIES);
  } catch {
    return value;
  }
  return worded(msg('as it was'));
}

const DEEDS: Readonly<Record<string, Message>> = {
  created: msg('Created'),
  changed: msg('Changed'),
  deleted: msg('Deleted'),
  restored: msg('Restored'),
  signed_in: msg('Signed in'),
  went_on_as: msg('Went on as'),
  sign_in_failed: msg('Wrong password for'),
  password_changed: msg('Changed the password of'),
  second_step_removed: msg('Removed the second step of'),
  second_step_required: msg('Asked for a second step by everybody at'),
  second_step_not_required: msg('Stopped asking for a second step at'),
  own_provider_set: msg('Set up the own sign-in of'),
  own_provider_removed: msg('Removed the own sign-in of'),
  own_provider_required: msg('Asked everybody to use the own sign-in of'),
  own_provider_not_required: msg('Stopped asking for the own sign-in of'),
  wrong_pin: msg('Wrong PIN for'),
  pin_set: msg('Gave a PIN to'),
  pin_removed: msg('Took away the PIN of'),
  feed_made: msg('Made a calendar address for'),
  feed_renewed: msg('Made a new calendar address for'),
  feed_removed: msg('Switched off the calendar address of'),
  tablet_registered: msg('Registered a shared tablet for'),
  kiosk_registered: msg('Registered a kiosk for'),
  tablet_revoked: msg('Removed a shared tablet of'),
  exported: msg('Exported'),
  mailed: msg('Sent by e-mail'),
  closed: msg('Closed'),
  reopened: msg('Opened again'),
};

/** A short text for an activity; an unknown one is shown by its name. */
export function deedWords(happened: string): string {
  return worded(DEEDS[happened] ?? fieldMessage(happened));
}

const RECORDS: Readonly<Record<string, Message>> = {
  User: msg('person'),
  Job: msg('project'),
  JobBid: msg('bid'),
  JobEstimate: msg('estimate'),
  JobFile: msg('file'),
  JobPersonnel: msg('project role'),
  JobPersonnelRole: msg('role'),
  UserPermission: msg('permissions'),
  UserCompanySetting: msg('employee settings'),
  ServiceInvoice: msg('invoice'),
  ServicePersonnel: msg('service role'),
  LibraryFile: msg('file'),
  LibraryUpload: msg('file'),
  CompanyForm: msg('form'),
  CompanyFormAcknowledgement: msg('signature'),
  FormChildTemplate: msg('form template'),
  PlanPin: msg('pin'),
  PlanSet: msg('set of plans'),
  PlanSheet: msg('sheet'),
  FormMail: msg('e-mail with a form'),
};

/** The name of a model's record in a sentence: `PurchaseOrder` → `purchase order`. */
export function recordWords(model: string): string {
  return worded(RECORDS[model] ?? model.replaceAll(/(?<!^)[A-Z]/g, ' $&').toLowerCase());
}
