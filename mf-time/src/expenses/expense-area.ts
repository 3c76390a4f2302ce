import { mayRead } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import type { Area } from '@fieldspan/records/entry';

const seesAll = mayRead('Expense');

export const expenseArea: Area = {
  title: msg('Expenses'),
  tabs: [
    { key: 'list', label: msg('All expenses'), to: '/expenses/list', isShown: seesAll },
    { key: 'review', label: msg('Review'), to: '/expenses/review', isShown: seesAll },
    { key: 'log', label: msg('My expenses'), to: '/expenses/log' },
    { key: 'submitted', label: msg('Submitted'), to: '/expenses/submitted' },
    { key: 'new', label: msg('New'), to: '/expenses/submit-new' },
  ],
};
