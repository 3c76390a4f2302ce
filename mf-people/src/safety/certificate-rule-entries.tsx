import {
  certificateRuleQuery,
  certificateRulesQuery,
  certificateTypeChoicesQuery,
  certificateTypeQuery,
  certificateTypesQuery,
} from '@fieldspan/api/queries/certificate-rules';
import type { CertificateRuleRow, CertificateTypeRow } from '@fieldspan/api/queries/certificate-rules';
import { projectChoicesQuery, serviceChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { msg, recordMessages } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { Muted } from '@fieldspan/records/cells/muted';
import type { ListEntry, OpenEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { plural, translated } from '@fieldspan/ui/i18n';
import { IconArchive } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { safetyArea } from './safety-area.ts';

const TYPES_PATH = '/safety/certificates/types';
const RULES_PATH = '/safety/certificates/rules';

export const typeListEntry: ListEntry<'CertificateType', CertificateTypeRow> = {
  model: 'CertificateType',
  title: msg('Kinds of certificates'),
  area: { of: safetyArea, tab: 'types' },
  record: recordMessages('Kind of certificate', 'Kinds of certificates'),
  searchLabel: msg('Search kinds'),
  searchFields: ['title'],
  path: () => TYPES_PATH,
  chipParam: 'show',
  chips: [
    { key: 'active', label: msg('In use'), filters: () => where({ archived: 0 }) },
    { key: 'archived', label: msg('Archived'), filters: () => where({ archived: 1 }) },
  ],
  defaultSort: { key: 'title', direction: 'asc' },
  columns: [
    { key: 'title', header: msg('Kind'), sort: 'title', card: 'title', cell: (row) => row.title },
    {
      key: 'rules',
      header: msg('Asked for by'),
      card: 'fact',
      cell: ({ CertificateRule: rules }) => (
        <Muted>{plural(rules.length, { one: '1 rule', other: '{{count}} rules' })}</Muted>
      ),
    },
  ],
  rowsQuery: certificateTypesQuery,
  rowTo: ({ slug }) => `${TYPES_PATH}?open=${slug}`,
  changes: {
    editTo: ({ slug }) => `${TYPES_PATH}?open=${slug}`,
    bulk: [{ label: msg('Archive'), icon: <IconArchive aria-hidden="true" />, values: { archived: 1 } }],
  },
  opensOver: true,
  create: { label: msg('New kind'), to: `${TYPES_PATH}?open=new` },
  emptyHint: msg('Working at heights, a gas ticket: what certificates count as, so that rules can ask for them.'),
};

export const typeOpenEntry: OpenEntry<'CertificateType', CertificateTypeRow> = {
  model: 'CertificateType',
  record: msg('Kind of certificate'),
  newTitle: msg('New kind'),
  recordQuery: certificateTypeQuery,
  titleOf: ({ title }) => title,
  sections: [
    {
      title: msg('Kind of certificate'),
      fields: [
        { kind: 'text', name: 'title', label: msg('Kind'), required: true, wide: true },
        { kind: 'flag', name: 'archived', label: msg('Archived') },
      ],
    },
  ],
  blank: { title: '', archived: 0 },
};

const REACHES: Readonly<Record<CertificateRuleRow['reach'], Message>> = {
  calls: msg('All service calls'),
  projects: msg('All projects'),
  one: msg('One call or project'),
};

const GATES: Readonly<Record<CertificateRuleRow['gate'], Message>> = {
  block: msg('Stops the visit'),
  warn: msg('Warns'),
};

export const ruleListEntry: ListEntry<'CertificateRule', CertificateRuleRow> = {
  model: 'CertificateRule',
  title: msg('Who needs which certificate'),
  area: { of: safetyArea, tab: 'rules' },
  record: recordMessages('Rule', 'Rules'),
  searchLabel: msg('Search rules'),
  searchFields: ['CertificateType.title'],
  path: () => RULES_PATH,
  chips: [{ key: 'all', label: msg('All'), filters: () => where({}) }],
  defaultSort: { key: 'reach', direction: 'asc' },
  columns: [
    {
      key: 'type',
      header: msg('Kind'),
      inFile: 'CertificateType',
      card: 'title',
      cell: ({ CertificateType: type }) => type?.title,
    },
    {
      key: 'reach',
      header: msg('Needed for'),
      sort: 'reach',
      card: 'fact',
      cell: ({ reach, Service, Job }) => (
        <Muted>{Service?.job_name ?? Job?.job_name ?? translated(REACHES[reach])}</Muted>
      ),
    },
    {
      key: 'gate',
      header: msg('Without it'),
      sort: 'gate',
      card: 'status',
      cell: ({ gate }) => <Tag tone={gate === 'block' ? 'red' : 'amber'}>{translated(GATES[gate])}</Tag>,
    },
  ],
  rowsQuery: certificateRulesQuery,
  rowTo: ({ slug }) => `${RULES_PATH}?open=${slug}`,
  changes: { editTo: ({ slug }) => `${RULES_PATH}?open=${slug}`, bulk: [] },
  opensOver: true,
  create: { label: msg('New rule'), to: `${RULES_PATH}?open=new` },
  emptyHint: msg(
    'A rule says for which work a certificate is needed. The schedule then warns, or lets nobody go without it.',
  ),
};

export const ruleOpenEntry: OpenEntry<'CertificateRule', CertificateRuleRow> = {
  model: 'CertificateRule',
  record: msg('Rule'),
  newTitle: msg('New rule'),
  recordQuery: certificateRuleQuery,
  titleOf: ({ CertificateType: type }) => type?.title ?? '',
  sections: [
    {
      title: msg('Rule'),
      fields: [
        {
          kind: 'relation',
          name: 'type_id',
          label: msg('Kind'),
          required: true,
          choices: certificateTypeChoicesQuery,
          shownOf: ({ CertificateType: type }) => type?.title ?? null,
        },
        {
          kind: 'choice',
          name: 'reach',
          label: msg('Needed for'),
          options: (['calls', 'projects', 'one'] as const).map((value) => ({ value, label: REACHES[value] })),
        },
        {
          kind: 'choice',
          name: 'gate',
          label: msg('Without it'),
          options: (['block', 'warn'] as const).map((value) => ({ value, label: GATES[value] })),
        },
        {
          kind: 'relation',
          name: 'service_id',
          label: msg('The call'),
          hint: msg('Only for one call.'),
          choices: serviceChoicesQuery,
          shownOf: ({ Service }) => Service?.job_name ?? null,
        },
        {
          kind: 'relation',
          name: 'job_id',
          label: msg('The project'),
          hint: msg('Only for one project.'),
          choices: projectChoicesQuery,
          shownOf: ({ Job }) => Job?.job_name ?? null,
        },
      ],
    },
  ],
  blank: { reach: 'calls', gate: 'block' },
};
