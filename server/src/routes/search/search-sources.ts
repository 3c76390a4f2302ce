import type { SearchHit } from '@fieldspan/contract/calls';
import type { ModelName } from '@fieldspan/contract/models';

type Field = (name: string) => string;

/** One kind of record in the search: its model, the searched fields, and how a hit is shown. */
export type SearchSource = {
  kind: SearchHit['kind'];
  model: ModelName;
  searched: readonly string[];
  /** Its name; a search that fits it comes before one that fits another field. */
  named: readonly string[];
  /** Fields that `present` needs; id and slug are always read. */
  shown: readonly string[];
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
    model: 'User',
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
    model: 'Job',
    searched: WORK_SEARCHED,
    named: ['job_name'],
    shown: WORK_SHOWN,
    only: { deleted: 0 },
    present: presentWork,
  },
  {
    kind: 'service',
    model: 'Service',
    searched: WORK_SEARCHED,
    named: ['job_name'],
    shown: WORK_SHOWN,
    present: presentWork,
  },
  {
    kind: 'contact',
    model: 'Contact',
    searched: ['name', 'email', 'phone', 'city'],
    named: ['name'],
    shown: ['name', 'phone', 'city'],
    present: (field) => ({ title: field('name'), subtitle: joined(field('phone'), field('city')) }),
  },
  {
    kind: 'equipment',
    model: 'Equipment',
    searched: ['description', 'serial_num'],
    named: ['description'],
    shown: ['description', 'serial_num', 'location'],
    only: { archived: 0 },
    present: (field) => ({ title: field('description'), subtitle: joined(field('serial_num'), field('location')) }),
  },
  {
    kind: 'thread',
    model: 'MessageThread',
    searched: ['subject'],
    named: ['subject'],
    shown: ['subject', 'last_message'],
    present: (field) => ({ title: field('subject'), subtitle: field('last_message').slice(0, 100) }),
  },
];
