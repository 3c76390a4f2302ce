import type { SpecialCalls } from './calls.ts';

type SpecialRead = {
  [Name in keyof SpecialCalls]: SpecialCalls[Name]['verb'] extends 'GET' ? Name : never;
}[keyof SpecialCalls];

/**
 * The special calls that use GET, apart from their schemas: a page needs the verb before it sends the call, but loads
 * the schemas together with the answer. The types require every GET call of calls.ts and refuse POST calls.
 */
export const specialReads: Readonly<Record<SpecialRead, true>> = {
  'CompanyUser/invitation': true,
  'Activity/get': true,
  'CompanyExport/last': true,
  'History/get': true,
  'LibraryFile/duplicates': true,
  'LibraryShare/open': true,
  'ListJob/read': true,
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
  'Schedule/get': true,
  'Schedule/changes': true,
  'Contact/ageing': true,
  'Payroll/period': true,
  'Contact/statement': true,
  'CalendarFeed/mine': true,
  'Contact/callers': true,
  'FormStarter/get': true,
  'FormStarter/preview': true,
  'TimeLog/clock-in-forms': true,
  'TimeLog/count-reviewable-logs': true,
  'CustomerAsset/public': true,
  'ServiceContract/preview': true,
  'Job/attached': true,
  'JobNote/public': true,
  'Profile/public': true,
  'CustomerDocument/find': true,
  'Equipment/public': true,
  'Equipment/scan': true,
  'PublicLink/find': true,
  'Search/everything': true,
  'Material/units': true,
  'ImageDrawLayer/wait': true,
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
