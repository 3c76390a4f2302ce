import type { SpecialCalls } from './calls.ts';

type SpecialRead = {
  [Name in keyof SpecialCalls]: SpecialCalls[Name]['verb'] extends 'GET' ? Name : never;
}[keyof SpecialCalls];

/**
 * The special calls that are asked with GET, apart from their schemas: a page has to know the verb before it asks, and
 * the schemas come beside the answer. The types refuse one that is missing, and one that is a POST in calls.ts.
 */
export const specialReads: Readonly<Record<SpecialRead, true>> = {
  'CompanyUser/invitation': true,
  'Company/mine': true,
  'Message/check-new': true,
  'MessageThread/search': true,
  'MessageThread/mine': true,
  'Record/preview': true,
  'User/quiet-hours': true,
  'Service/statuses': true,
  'Service/my-list': true,
  'TimeLog/count-reviewable-logs': true,
  'Equipment/public': true,
  'Search/everything': true,
  'Material/units': true,
  'Weather/current': true,
  'Notification/push-key': true,
};
