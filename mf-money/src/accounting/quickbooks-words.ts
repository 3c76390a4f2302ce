import { ACCOUNTS, isAccountRole } from '@fieldspan/domain/accounting/accounts';
import { msg } from '@fieldspan/domain/message';
import type { QuickbooksItem } from '@fieldspan/api/queries/quickbooks';
import { t, translated } from '@fieldspan/ui/i18n';

export const STATE_NAMES = {
  waiting: msg('Waiting'),
  refused: msg('Refused'),
  sent: msg('Sent'),
  left: msg('Left out'),
} as const;

export const STATE_TONES = { waiting: 'blue', refused: 'red', sent: 'green', left: 'neutral' } as const;

/** Why an entry waits or was refused; empty if it waits for its turn alone. */
export function problemWords({ problem, said }: Pick<QuickbooksItem, 'problem' | 'said'>): string {
  if (problem === 'account') {
    const account = said !== null && isAccountRole(said) ? translated(ACCOUNTS[said].name) : '';
    return t('No account is chosen for “{{account}}”. It is sent once there is one.', { account });
  }
  if (problem === 'refused') return t('QuickBooks says: {{words}}', { words: said ?? '' });
  if (problem === 'books')
    return t('What it takes back went to other books in QuickBooks. Take it back there by hand, and leave this out.');
  if (problem === 'earlier') return t('It waits until what went of this record before is there.');
  if (problem === 'busy') return t('QuickBooks is asked too often right now. It is sent in a minute.');
  if (problem === 'unknown') return t('QuickBooks did not answer. It is sent again by itself, and entered once.');
  return '';
}
