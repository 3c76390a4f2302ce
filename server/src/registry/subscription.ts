import type { ModelName } from '@fieldspan/contract/models';
import type { Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';

/**
 * Models that a company without a valid subscription may still write. Reading is never refused.
 * - identity, employment and the company itself: without these nobody could pay again
 * - records from the field that cannot be made a second time: hours, forms, signatures, pictures, messages
 */
const ALWAYS: ReadonlySet<ModelName> = new Set([
  'User',
  'UserPermission',
  'UserCompanySetting',
  'UserToken',
  'ProfileImage',
  'Company',
  'CompanySetting',
  'Subscription',
  'Notification',
  'ErrorLog',
  'Engagement',
  'MessageThread',
  'Message',
  'MessageThreadUser',
  'TimeLog',
  'VisitEvent',
  'VisitPart',
  'VisitTask',
  'LocateAnswer',
  'LocateFile',
  'Incident',
  'CompanyForm',
  'CompanyFormAcknowledgement',
  'LibraryUpload',
  'UploadImage',
]);

/**
 * @param name null for what is no record of its own, such as a public page
 * @throws Refusal if the company has no valid subscription and the record can wait until it has one. Provider staff are
 * exempt.
 */
export function requireSubscription({ subExpired, masterKey }: Session, name: ModelName | null): void {
  if (!subExpired || masterKey || (name !== null && ALWAYS.has(name))) return;
  throw new Refusal(
    'Your company currently does not have a valid subscription. What is there can be read; saving this needs a paid plan.',
  );
}
