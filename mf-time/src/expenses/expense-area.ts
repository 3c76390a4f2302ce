import { hasModule } from '@fieldspan/domain/access';
import type { Viewer } from '@fieldspan/domain/access';
import type { Area } from '@fieldspan/records/entry';

const seesAll = (viewer: Viewer): boolean => hasModule(viewer, 'Expenses', 'read');

export const expenseArea: Area = {
  title: 'Expenses',
  tabs: [
    { key: 'list', label: 'All expenses', to: '/expenses/list', isShown: seesAll },
    { key: 'review', label: 'Review', to: '/expenses/review', isShown: seesAll },
    { key: 'log', label: 'My expenses', to: '/expenses/log' },
    { key: 'submitted', label: 'Submitted', to: '/expenses/submitted' },
    { key: 'new', label: 'New', to: '/expenses/submit-new' },
  ],
};
