import type { BilledJob, ChangeOrderRow } from '@fieldspan/api/queries/billing';
import { saveRecord } from '@fieldspan/api/save-record';
import { useNavigate } from '@fieldspan/federation/router';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText, IconPlus } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOrderPath } from './billing-paths.ts';

type ChangeOrdersCardProps = { job: BilledJob; orders: readonly ChangeOrderRow[]; more: number; mayWrite: boolean };

/** What was changed of the contract, or is about to be. */
export function ChangeOrdersCard({ job, orders, more, mayWrite }: ChangeOrdersCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RelatedCard
        more={more}
        title={t('Change orders')}
        icon={<IconFileText aria-hidden="true" />}
        empty={t('No change orders')}
        hint={t('Work that was not in the contract, or is left out of it, is agreed here.')}
        action={
          mayWrite && (
            <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
              {t('New change order')}
            </Button>
          )
        }
      >
        {orders.map(({ id, slug, order_num, title, subtotal, status }) => (
          <ListItem
            key={id}
            to={changeOrderPath(job.slug, slug)}
            title={`${order_num} ${title}`}
            trailing={
              <>
                <MoneyCell of={subtotal} />
                <DocumentState status={status} />
              </>
            }
          />
        ))}
      </RelatedCard>
      {isOpen && <NewChangeOrder job={job} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function NewChangeOrder({ job, onClose }: { job: BilledJob; onClose: () => void }) {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [clientKey] = useState(() => crypto.randomUUID());
  const making = useMutation({
    mutationFn: () =>
      saveRecord('ChangeOrder', { job_id: job.id, title: title.trim(), status: 'Draft', client_key: clientKey }),
    onSuccess: ({ slug }) => navigate(changeOrderPath(job.slug, slug)),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('New change order')}
      footer={
        <Button
          variant="primary"
          busy={making.isPending}
          disabled={title.trim() === ''}
          onClick={() => making.mutate()}
        >
          {t('Write its lines')}
        </Button>
      }
    >
      <TextField label={t('What changes')} value={title} onChange={setTitle} />
    </Dialog>
  );
}
