import type { ModelName } from '@fieldspan/contract/models';
import type { Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';

/**
 * What is taken from a company without a valid subscription all the same. Reading is never refused.
 * - who one is and works for, and the company itself: without these nobody could pay again
 * - what is recorded in the field and cannot be recorded a second time: hours, forms, signatures, pictures, messages
 */
const ALWAYS: ReadonlySet<ModelName> = new Set([
  'User',
  'UserPermission',
  'UserCompanySetting',
  'ProfileImage',
  'Company',
  'CompanySetting',
  'Notification',
  'ErrorLog',
  'MessageThread',
  'Message',
  'MessageThreadUser',
  'TimeLog',
  'CompanyForm',
  'CompanyFormAcknowledgement',
  'LibraryUpload',
  'UploadImage',
]);

/** @throws Refusal when the company has no valid subscription and the record can wait until it has; staff may help */
export function requireSubscription({ subExpired, masterKey }: Session, name: ModelName): void {
  if (!subExpired || masterKey || ALWAYS.has(name)) return;
  throw new Refusal(
    'Your company currently does not have a valid subscription. What is there can be read; saving this needs a paid plan.',
  );
}
