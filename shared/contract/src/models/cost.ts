import { USAGE_UNITS } from '@fieldspan/domain/equipment/usage-cost';
import { COST_CODES } from '@fieldspan/domain/money/costing';
import {
  date,
  flag,
  madeOnce,
  money,
  needChoice,
  needDate,
  needNumber,
  needRef,
  needText,
  number,
  ref,
  text,
} from '../field.ts';
import { model, one } from '../model.ts';

/** A piece was used: on a day, for a project, for so long. */
export const EquipmentUsage = model('EquipmentUsage', () => ({
  title: 'note',
  search: ['note'],
  index: ['equipment_id', 'job_id', 'used_on'],
  unique: [['client_key']],
  fields: {
    equipment_id: needRef('Equipment'),
    job_id: ref('Job'),
    used_on: needDate(),
    quantity: needNumber({ min: 0 }),
    unit: needChoice(USAGE_UNITS),
    note: text(),
    ...madeOnce,
  },
  relations: {
    Equipment: one('Equipment', 'equipment_id'),
    Job: one('Job', 'job_id'),
    User: one('User', 'created_by'),
  },
}));

const COST_SOURCES = ['equipment-usage', 'supplier-bill'] as const;

/**
 * What something cost the company and what a customer is charged for it, by day and project. The server makes it from its source,
 * at the rates of the day on which that is saved; job costing adds it up.
 */
export const CostEntry = model('CostEntry', () => ({
  index: ['job_id', 'service_id', 'on_day', 'equipment_id', 'usage_id', 'bill_id'],
  unique: [['usage_id'], ['reverses_id']],
  fields: {
    source: needChoice(COST_SOURCES),
    on_day: date({ readOnly: true }),
    job_id: ref('Job', { readOnly: true }),
    equipment_id: ref('Equipment', { readOnly: true }),
    usage_id: ref('EquipmentUsage', { readOnly: true }),
    service_id: ref('Service', { readOnly: true }),
    bill_id: ref('SupplierBill', { readOnly: true }),
    /** The entry that it takes back. */
    reverses_id: ref('CostEntry', { readOnly: true }),
    quantity: number({ readOnly: true }),
    unit: text({ readOnly: true }),
    cost: money({ readOnly: true }),
    charge: money({ readOnly: true }),
  },
  relations: {
    Job: one('Job', 'job_id'),
    Equipment: one('Equipment', 'equipment_id'),
    EquipmentUsage: one('EquipmentUsage', 'usage_id'),
    Service: one('Service', 'service_id'),
    SupplierBill: one('SupplierBill', 'bill_id'),
  },
}));

/** What a project may cost: as it was estimated, and what changed that since. */
export const BudgetLine = model('BudgetLine', () => ({
  title: 'title',
  index: ['job_id'],
  unique: [['client_key']],
  fields: {
    job_id: needRef('Job'),
    cost_code: needChoice(COST_CODES),
    kind: needChoice(['estimate', 'change']),
    title: needText(),
    /** Less than nothing for what is left out. */
    amount: money(),
    hours: number(),
    ...madeOnce,
  },
  relations: { Job: one('Job', 'job_id'), User: one('User', 'created_by') },
}));

/** A cost code of a project: what time there is spent on. Its labour counts among the costs that it names. */
export const JobCostCode = model('JobCostCode', () => ({
  title: 'title',
  search: ['code', 'title'],
  index: ['job_id'],
  unique: [['job_id', 'code'], ['client_key']],
  fields: {
    job_id: needRef('Job'),
    code: needText(),
    title: needText(),
    cost_code: needChoice(COST_CODES),
    /** How many hours it may take. */
    hours: number({ min: 0 }),
    /** No more time goes on it. */
    archived: flag(),
    ...madeOnce,
  },
  relations: { Job: one('Job', 'job_id'), User: one('User', 'created_by') },
}));

/** What somebody says is still to be spent for a cost code of a project; without it that is what is left of the budget. */
export const CostForecast = model('CostForecast', () => ({
  title: 'note',
  index: ['job_id'],
  unique: [['job_id', 'cost_code'], ['client_key']],
  fields: {
    job_id: needRef('Job'),
    cost_code: needChoice(COST_CODES),
    to_go: money({ min: 0 }),
    hours: number({ min: 0 }),
    /** Why. */
    note: needText(),
    /** Who said it last. */
    said_by: ref('User', { readOnly: true }),
    ...madeOnce,
  },
  relations: { Job: one('Job', 'job_id'), SaidBy: one('User', 'said_by') },
}));

/** A cost that no other record knows of, such as material from stock or a fee. */
export const JobCost = model('JobCost', () => ({
  title: 'title',
  index: ['job_id'],
  unique: [['client_key']],
  fields: {
    job_id: needRef('Job'),
    cost_code: needChoice(COST_CODES),
    on_day: needDate(),
    title: needText(),
    /** Less than nothing for what came back. */
    amount: money(),
    ...madeOnce,
  },
  relations: { Job: one('Job', 'job_id'), User: one('User', 'created_by') },
}));
