import { mayRead, mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import type { Area } from '@fieldspan/records/entry';

const readsPeople = mayRead('UserCompanySetting');

/** The screens around employees; several folders have one of them. */
export const employeeArea: Area = {
  title: msg('Employees'),
  tabs: [
    { key: 'employees', label: msg('Employees'), to: '/employees/list', isShown: readsPeople },
    {
      key: 'invite',
      label: msg('Invite people'),
      to: '/employees/invite',
      isShown: mayWrite('UserCompanySetting'),
    },
    { key: 'leave', label: msg('Leave'), to: '/employees/leave' },
    { key: 'settings', label: msg('Settings'), to: '/employees/settings', isShown: readsPeople },
    { key: 'templates', label: msg('Permission templates'), to: '/permission-templates', isShown: readsPeople },
  ],
};
