import type { ImportColumn, ImportModel } from '@fieldspan/contract/import-calls';
import type { FieldKind } from '@fieldspan/contract/field';
import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import type { Identity } from '../db/identity.ts';
import { csvColumns } from '../registry/csv-columns.ts';
import { fieldOf, relationOf } from '../registry/field-of.ts';

type ImportRule = {
  /** Fields by which a record can be known, the most certain first. */
  keys: readonly string[];
  /** Fields that a list does not set, because a step of the record's life does. */
  without: readonly string[];
  /** Other headings that people use, by field. */
  headings: Readonly<Record<string, readonly string[]>>;
};

/** What can be imported beside equipment, whose list has meters too. */
const RULES: Readonly<Record<Exclude<ImportModel, 'Equipment'>, ImportRule>> = {
  Contact: {
    keys: ['email', 'name', 'phone'],
    without: [],
    headings: {
      name: ['customer', 'company name', 'full name', 'contact'],
      email: ['mail', 'e-mail', 'e-mail address', 'email address'],
      phone: ['telephone', 'tel', 'phone number'],
      parent_id: ['company', 'works for', 'employer'],
      postal_code: ['zip', 'zip code', 'postcode'],
      province: ['state', 'region'],
    },
  },
  Job: {
    keys: ['job_num', 'job_name'],
    without: ['deleted', 'date_completed', 'hours_logged', 'customer_name_cache'],
    headings: {
      job_num: ['number', 'project number', 'job number', 'no', 'no.'],
      job_name: ['name', 'project', 'project name', 'job'],
      customer_id: ['client', 'customer name'],
      manager_id: ['project manager'],
    },
  },
  Material: {
    keys: ['code', 'description'],
    without: [],
    headings: {
      code: ['item', 'item no', 'item number', 'part', 'part number', 'sku', 'no', 'no.'],
      description: ['material', 'name', 'item description'],
      cost: ['unit cost', 'net', 'net price', 'our price'],
      price: ['unit price', 'list price', 'sells for'],
      unit: ['uom', 'each'],
      supplier_id: ['vendor', 'sold by'],
      category_id: ['group'],
    },
  },
  Expense: {
    keys: [],
    without: ['status', 'receipt_image_id'],
    headings: {
      description: ['expense', 'what', 'what was bought'],
      vendor: ['supplier', 'shop', 'merchant'],
      spent_on: ['date', 'day', 'spent on'],
      amount: ['total', 'cost'],
      expense_code_id: ['code', 'category'],
      user_id: ['person', 'employee', 'who'],
      job_id: ['project'],
      service_id: ['service', 'service call'],
    },
  },
};

/** A column that a list can fill: a field, and the record that its text names if it is a reference. */
export type FilledColumn = ImportColumn & { kind: FieldKind; relation: ModelName | null; headings: readonly string[] };

/** What this person can import into a model. */
export function filledColumns(identity: Identity, name: Exclude<ImportModel, 'Equipment'>): FilledColumn[] {
  const { keys, without, headings } = RULES[name];
  return csvColumns(identity, name)
    .filter(({ field }) => !without.includes(field))
    .map(({ field, header, relation }) => {
      const { kind, required, default: initial } = fieldOf(name, field);
      return {
        field,
        label: header,
        isRequired: required && initial === undefined,
        isKey: keys.includes(field),
        kind,
        relation: relation ? relationOf(name, relation.name).model : null,
        headings: [header.toLowerCase(), field, ...(headings[field] ?? [])],
      };
    })
    .toSorted((one, other) => rank(keys, one.field) - rank(keys, other.field));
}

const rank = (keys: readonly string[], field: string): number => {
  const at = keys.indexOf(field);
  return at < 0 ? keys.length : at;
};

/** Whether records of the model can be sent twice without becoming two. */
export const hasClientKey = (name: ModelName): boolean => Object.hasOwn(models[name].fields, 'client_key');
