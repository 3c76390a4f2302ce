import { msg } from './message.ts';
import type { Message } from './message.ts';

export const APP_KEYS = ['accounting', 'calendar', 'payroll'] as const;
export type AppKey = (typeof APP_KEYS)[number];

type App = { name: Message; about: Message; place: string; to: string };

/** What companies switch on and off: what it does while it is on, the area that it belongs to, and where it is used. */
export const APPS: Readonly<Record<AppKey, App>> = {
  accounting: {
    name: msg('Accounting'),
    about: msg(
      'Exports invoices, payments, bills and expenses to the books, and sends them to QuickBooks Online where that is connected.',
    ),
    place: 'Financial',
    to: '/financial/accounting',
  },
  calendar: {
    name: msg('Calendar feed'),
    about: msg('Lets everybody read their visits and their leave in their own calendar, on the phone or the computer.'),
    place: 'Schedule',
    to: '/schedule',
  },
  payroll: {
    name: msg('Payroll export'),
    about: msg('Closes a period of pay and writes it as a file for a payroll product.'),
    place: 'Time',
    to: '/time-logs/payroll',
  },
};
