import { hasModule } from '@fieldspan/domain/access';
import type { Viewer } from '@fieldspan/domain/access';
import type { Area } from '@fieldspan/records/entry';

const readsPeople = (viewer: Viewer): boolean => hasModule(viewer, 'Users', 'read');

/** The screens around employees; several folders have one of them. */
export const employeeArea: Area = {
  title: 'Employees',
  tabs: [
    { key: 'employees', label: 'Employees', to: '/employees/list', isShown: readsPeople },
    {
      key: 'invite',
      label: 'Invite people',
      to: '/employees/invite',
      isShown: (viewer) => hasModule(viewer, 'Users', 'write'),
    },
    { key: 'settings', label: 'Settings', to: '/employees/settings', isShown: readsPeople },
    { key: 'templates', label: 'Permission templates', to: '/permission-templates', isShown: readsPeople },
  ],
};
