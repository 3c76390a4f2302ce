import { employeeQuery } from '@fieldspan/api/queries/records';
import type { Employee } from '@fieldspan/api/queries/records';
import { mayRead, mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import type { PageEntry } from '@fieldspan/records/entry';
import { tabPlace } from '@fieldspan/records/page/tab-place';
import { EmployeeCertificates } from './employee-certificates.tsx';
import { EmployeePermissions } from './employee-permissions.tsx';
import { EmployeeState } from './employee-state.tsx';
import { EmployeeStateTag } from './employee-state-tag.tsx';

export const employeePageEntry: PageEntry<'User', Employee> = {
  model: 'User',
  record: msg('Employee'),
  newTitle: msg('New employee'),
  list: { title: msg('Employees'), to: '/employees/list' },
  recordQuery: employeeQuery,
  titleOf: personName,
  subtitleOf: (person) => person.job_title,
  Status: ({ record }) => <EmployeeStateTag permission={record.UserPermission[0]} />,
  Above: EmployeeState,
  tabs: [
    { key: 'details', label: msg('Details') },
    { key: 'permissions', label: msg('Permissions'), Panel: EmployeePermissions },
    {
      key: 'certificates',
      label: msg('Certificates'),
      Panel: EmployeeCertificates,
      isShown: mayRead('Certificate'),
    },
  ],
  tabPlace: tabPlace('employee.tab', (person) => ({
    person: { id: person.id, slug: person.slug, name: personName(person) },
  })),
  tabTo: (idOrSlug, tab) => `/employee/${idOrSlug}/${tab}`,
  canWrite: ({ viewer, profile }, person) => person?.id === profile.id || mayWrite('UserCompanySetting')(viewer),
  sections: [
    {
      title: msg('Employee'),
      fields: [
        { kind: 'text', name: 'first_name', label: msg('First name') },
        { kind: 'text', name: 'last_name', label: msg('Last name') },
        {
          kind: 'email',
          name: 'email',
          label: msg('E-mail'),
          required: true,
          hint: msg('A new employee is invited by this address.'),
        },
        { kind: 'tel', name: 'phone_mobile', label: msg('Mobile phone') },
        { kind: 'text', name: 'job_title', label: msg('Job title') },
      ],
    },
  ],
  blank: { first_name: '', last_name: '', email: '', phone_mobile: null, job_title: null },
};
