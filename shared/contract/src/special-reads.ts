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
  'Activity/get': true,
  'CompanyExport/last': true,
  'History/get': true,
  'Company/mine': true,
  'user/sessions': true,
  'CompanyUser/invitations': true,
  'CompanyUser/open-work': true,
  'Message/check-new': true,
  'MessageThread/search': true,
  'MessageThread/mine': true,
  'Record/preview': true,
  'User/quiet-hours': true,
  'Service/statuses': true,
  'Service/my-list': true,
  'TimeLog/clock-in-forms': true,
  'TimeLog/count-reviewable-logs': true,
  'Equipment/public': true,
  'PublicLink/find': true,
  'Search/everything': true,
  'Material/units': true,
  'Weather/current': true,
  'Notification/push-key': true,
  'UserFactor/mine': true,
  'CompanySignIn/read': true,
  'CompanySignIn/provider': true,
  'user/sign-on-ways': true,
  'UserSignOn/mine': true,
  'Tablet/people': true,
  'CompanyTablet/read': true,
  'UserPin/mine': true,
  'Notification/carriers': true,
};
