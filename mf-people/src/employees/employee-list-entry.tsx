import { mayRead, mayWrite } from '@fieldspan/contract/access-rules';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { employeesQuery } from '@fieldspan/api/queries/records';
import type { EmployeeRow } from '@fieldspan/api/queries/records';
import type { ListEntry } from '@fieldspan/records/entry';
import { PersonCell } from '@fieldspan/records/cells/person-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { ShortTime } from '@fieldspan/records/cells/short-time';
import { employeeArea } from '../employee-area.ts';
import { EmployeeStateTag } from './employee-state-tag.tsx';

export const employeeListEntry: ListEntry<'User', EmployeeRow> = {
  model: 'User',
  title: msg('Employees'),
  area: { of: employeeArea, tab: 'employees' },
  record: recordMessages('Employee', 'Employees'),
  searchLabel: msg('Search employees'),
  searchFields: ['first_name', 'last_name', 'email', 'job_title'],
  path: () => '/employees/list',
  chipParam: 'show',
  chips: [
    { key: 'active', label: msg('Active'), filters: () => where({ 'UserPermission.is_inactive': 0 }) },
    { key: 'inactive', label: msg('Inactive'), filters: () => where({ 'UserPermission.is_inactive': 1 }) },
    { key: 'all', label: msg('All'), filters: () => where({}) },
  ],
  defaultSort: { key: 'first_name', direction: 'asc' },
  columns: [
    {
      key: 'name',
      header: msg('Name'),
      inFile: ['first_name', 'last_name'],
      sort: 'first_name',
      card: 'title',
      cell: (person) => <PersonCell person={person} />,
    },
    {
      key: 'job_title',
      header: msg('Job title'),
      sort: 'job_title',
      card: 'fact',
      cell: (person) => <Muted>{person.job_title}</Muted>,
    },
    {
      key: 'role',
      header: msg('Role'),
      card: 'hidden',
      cell: (person) => <Muted>{person.UserPermission[0]?.role_type}</Muted>,
    },
    {
      key: 'phone',
      header: msg('Phone'),
      inFile: 'phone_mobile',
      card: 'fact',
      cell: ({ phone_mobile: phone }) => (phone ? <a href={`tel:${phone}`}>{phone}</a> : <Muted>{null}</Muted>),
    },
    {
      key: 'email',
      header: msg('E-mail'),
      sort: 'email',
      card: 'hidden',
      cell: (person) => <Muted>{person.email}</Muted>,
    },
    {
      key: 'state',
      header: msg('State'),
      card: 'status',
      cell: (person) => <EmployeeStateTag permission={person.UserPermission[0]} />,
    },
    {
      key: 'last_active',
      header: msg('Last active'),
      sort: 'last_active',
      align: 'end',
      card: 'hidden',
      cell: (person) => <Muted num>{person.last_active && <ShortTime at={person.last_active} />}</Muted>,
    },
  ],
  rowsQuery: employeesQuery,
  rowTo: (person) => `/employee/${person.slug}/details`,
  create: {
    label: msg('New employee'),
    to: '/employee/new',
    isAllowed: mayWrite('UserCompanySetting'),
  },
  mayRead: mayRead('UserCompanySetting'),
  emptyHint: msg('Everybody who works for your company.'),
};
