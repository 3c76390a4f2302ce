import type { CustomerDocument } from '@fieldspan/contract/document-calls';
import { t } from '@fieldspan/ui/i18n';

/** `Quote Q-2026-0002`; a bid has its title. */
export function documentName({ kind, part, number }: CustomerDocument): string {
  if (kind === 'quote') return t('Quote {{number}}', { number });
  if (kind === 'bid') return number;
  if (kind === 'change') return t('Change order {{number}}', { number });
  return part === 'credit' ? t('Credit {{number}}', { number }) : t('Invoice {{number}}', { number });
}

/** What an invoice of a project bills. */
export function partText({ part, application }: CustomerDocument): string {
  if (part === 'release') return t('Release of the holdback');
  if (part !== 'progress') return '';
  return application === null ? t('Progress invoice') : t('Progress invoice {{number}}', { number: application });
}

export function acceptedText({ kind }: CustomerDocument): string {
  if (kind === 'bid') return t('This bid is accepted.');
  return kind === 'change' ? t('This change order is accepted.') : t('This quote is accepted.');
}

export function declineTitle({ kind }: CustomerDocument): string {
  if (kind === 'bid') return t('Decline this bid');
  return kind === 'change' ? t('Decline this change order') : t('Decline this quote');
}
