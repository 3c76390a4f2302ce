import type { ServiceContractRow } from '@fieldspan/api/queries/financial';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { daysBetween } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { msg } from '@fieldspan/domain/message';
import { useToday } from '@fieldspan/federation/now';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RecordComments } from '@fieldspan/records/page/record-comments';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';

const SOON_DAYS = 90;

const RENEWAL: readonly Field<'ServiceContract', ServiceContractRow>[] = [
  { kind: 'date', name: 'expiry', label: msg('Ends'), required: true },
  { kind: 'number', name: 'price', label: msg('Price'), unit: '$' },
  {
    kind: 'choice',
    name: 'state',
    label: msg('State'),
    options: [
      { value: 'active', label: msg('In force') },
      { value: 'ended', label: msg('Ended') },
    ],
  },
];

/** How long the contract still runs, with its renewal, and what people say about it. */
export function ContractGlance({ record: contract }: { record: ServiceContractRow }) {
  const [isRenewing, setIsRenewing] = useState(false);
  const isWriter = mayWrite('ServiceContract')(useCurrentUser().viewer);
  const today = useToday();
  const left = contract.expiry === null ? null : daysBetween(today, contract.expiry);
  return (
    <>
      {left !== null && left <= SOON_DAYS && contract.state !== 'draft' && (
        <AlertBox
          type={left < 0 ? 'danger' : 'info'}
          action={isWriter && <Button onClick={() => setIsRenewing(true)}>{t('Renew…')}</Button>}
        >
          {left < 0
            ? t('Ended on {{day}}. It makes no visits any more.', { day: dayText(contract.expiry, today) })
            : t('Ends on {{day}}, in {{count}} days.', { day: dayText(contract.expiry, today), count: left })}
        </AlertBox>
      )}
      <RecordDialog
        model="ServiceContract"
        title={t('Renew the contract')}
        fields={RENEWAL}
        record={contract}
        blank={{}}
        isOpen={isRenewing}
        onClose={() => setIsRenewing(false)}
      />
      <RecordComments model="ServiceContract" slug={contract.slug} />
    </>
  );
}
