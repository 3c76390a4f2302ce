import type { SearchHit } from '@fieldspan/contract/calls';
import { sql } from 'kysely';
import type { Expression } from '../../registry/entry.ts';

/** A field of the record, or of one that belongs to it, such as `Job.job_name`; empty if there is none. */
type Field = (name: string) => string;

/** One kind of record in the search: the searched fields, and how a hit is shown. */
export type SearchSource = {
  kind: SearchHit['kind'];
  searched: readonly string[];
  /** Its name; a search that fits it comes before one that fits another field. */
  named: readonly string[];
  /** More text that is searched, of the row `found`. */
  also?: Expression;
  /** Fields that `present` needs; id and slug are always read. */
  shown: readonly string[];
  /** The same of records that belong to it. */
  include?: Readonly<Record<string, readonly string[]>>;
  /** The field that its page has in its address; the slug by default. */
  addressed?: string;
  /** Filters that are always applied. */
  only?: Readonly<Record<string, unknown>>;
  present: (field: Field) => Pick<SearchHit, 'title' | 'subtitle'>;
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

const WORK_SEARCHED = ['job_num', 'job_name', 'customer_name_cache', 'address'];
const WORK_SHOWN = ['job_num', 'job_name', 'customer_name_cache', 'city'];

const presentWork = (field: Field) => ({
  title: field('job_name'),
  subtitle: joined(field('job_num'), field('customer_name_cache'), field('city')),
});

/** Sorted in the order in which hits are shown. */
export const searchSources: readonly SearchSource[] = [
  {
    kind: 'person',
    searched: ['first_name', 'last_name', 'email', 'job_title'],
    named: ['first_name', 'last_name'],
    shown: ['first_name', 'last_name', 'email', 'job_title'],
    present: (field) => ({
      title: `${field('first_name')} ${field('last_name')}`.trim() || field('email'),
      subtitle: joined(field('job_title'), field('email')),
    }),
  },
  {
    kind: 'job',
    searched: WORK_SEARCHED,
    named: ['job_name'],
    shown: WORK_SHOWN,
    only: { deleted: 0 },
    present: presentWork,
  },
  {
    kind: 'service',
    searched: WORK_SEARCHED,
    named: ['job_name'],
    shown: WORK_SHOWN,
    present: presentWork,
  },
  {
    kind: 'contact',
    searched: ['name', 'email', 'phone', 'city'],
    named: ['name'],
    shown: ['name', 'phone', 'city'],
    present: (field) => ({ title: field('name'), subtitle: joined(field('phone'), field('city')) }),
  },
  {
    kind: 'equipment',
    searched: ['description', 'serial_num'],
    named: ['description'],
    shown: ['description', 'serial_num', 'location'],
    only: { archived: 0 },
    present: (field) => ({ title: field('description'), subtitle: joined(field('serial_num'), field('location')) }),
  },
  {
    kind: 'thread',
    searched: ['subject'],
    named: ['subject'],
    shown: ['subject', 'last_message'],
    present: (field) => ({ title: field('subject'), subtitle: field('last_message').slice(0, 100) }),
  },
  {
    kind: 'blank-form',
    searched: ['description'],
    named: ['description'],
    shown: ['description'],
    include: { FormTemplate: ['title'] },
    only: { archived: 0 },
    present: (field) => ({ title: field('description'), subtitle: field('FormTemplate.title') }),
  },
  {
    kind: 'form',
    searched: ['template_title', 'child_template_description'],
    named: ['template_title'],
    shown: ['template_title', 'child_template_description', 'created_at'],
    include: { Job: ['job_name'], Service: ['job_name'] },
    only: { is_deactivated: 0 },
    present: (field) => ({
      title: field('template_title'),
      subtitle: joined(field('Job.job_name') || field('Service.job_name'), field('created_at').slice(0, 10)),
    }),
  },
  {
    kind: 'file',
    searched: ['caption'],
    named: ['caption'],
    also: sql`(select u.original_filename from library_upload as u where u.id = found.file_id)`,
    shown: ['caption'],
    include: { LibraryUpload: ['original_filename'] },
    present: (field) => ({
      title: field('caption') || field('LibraryUpload.original_filename'),
      subtitle: field('caption') === '' ? '' : field('LibraryUpload.original_filename'),
    }),
  },
  {
    kind: 'order',
    searched: ['po_num', 'description'],
    named: ['po_num'],
    shown: ['po_num', 'description'],
    include: { Supplier: ['name'] },
    present: (field) => ({ title: field('po_num'), subtitle: joined(field('description'), field('Supplier.name')) }),
  },
  {
    kind: 'invoice',
    searched: ['invoice_num'],
    named: ['invoice_num'],
    shown: ['invoice_num'],
    include: { Service: ['job_name', 'customer_name_cache'] },
    present: (field) => ({
      title: field('invoice_num'),
      subtitle: joined(field('Service.job_name'), field('Service.customer_name_cache')),
    }),
  },
  {
    kind: 'bill',
    searched: ['bill_num'],
    named: ['bill_num'],
    shown: ['bill_num'],
    include: { Supplier: ['name'] },
    present: (field) => ({ title: field('bill_num'), subtitle: field('Supplier.name') }),
  },
  {
    kind: 'contract',
    searched: ['title'],
    named: ['title'],
    shown: ['title'],
    include: { Customer: ['name'] },
    only: { archived: 0 },
    present: (field) => ({ title: field('title'), subtitle: field('Customer.name') }),
  },
  {
    kind: 'locate',
    searched: ['ticket_num', 'address'],
    named: ['ticket_num'],
    shown: ['ticket_num', 'address'],
    addressed: 'ticket_num',
    only: { archived: 0 },
    present: (field) => ({ title: field('ticket_num'), subtitle: field('address') }),
  },
  {
    kind: 'asset',
    searched: ['name', 'manufacturer', 'model_num', 'serial_num'],
    named: ['name'],
    shown: ['name', 'model_num', 'serial_num'],
    include: { Customer: ['name'] },
    only: { archived: 0 },
    present: (field) => ({
      title: field('name'),
      subtitle: joined(field('model_num'), field('serial_num'), field('Customer.name')),
    }),
  },
  {
    kind: 'material',
    searched: ['code', 'description'],
    named: ['description'],
    shown: ['code', 'description'],
    only: { archived: 0 },
    present: (field) => ({ title: field('description'), subtitle: field('code') }),
  },
];
