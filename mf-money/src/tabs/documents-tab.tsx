import { saveRecord } from '@fieldspan/api/save-record';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useNavigate } from '@fieldspan/federation/router';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { serviceInvoicesQuery } from '@fieldspan/api/queries/financial';
import type { Places } from '@fieldspan/contract/places';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { RelatedCard } from '@fieldspan/records/page/related-card';

export const ServiceInvoices = ({ service }: Places['service.tab']) => (
  <Documents serviceId={service.id} kind="invoice" />
);

export const ServiceQuotes = ({ service }: Places['service.tab']) => <Documents serviceId={service.id} kind="quote" />;

type DocumentsProps = { serviceId: number; kind: 'invoice' | 'quote' };

/** The invoices or the quotes of a service call. */
function Documents({ serviceId, kind }: DocumentsProps) {
  const {
    data: { rows: documents, more },
  } = useSuspenseQuery(serviceInvoicesQuery(serviceId, kind === 'quote' ? 1 : 0));
  return (
    <RelatedCard
      more={more}
      title={kind === 'quote' ? t('Quotes') : t('Invoices')}
      icon={<IconReceiptDollar aria-hidden="true" />}
      empty={kind === 'quote' ? t('No Quotes') : t('No Invoices')}
      action={<NewDocument serviceId={serviceId} kind={kind} />}
      hint={t('What the customer of this service is offered and billed shows here.')}
    >
      {documents.map(({ id, slug, invoice_num, status, total }) => (
        <ListItem
          key={id}
          to={`/invoice/${slug}/lines`}
          title={invoice_num}
          trailing={
            <>
              <MoneyCell of={total} />
              <DocumentState status={status} />
            </>
          }
        />
      ))}
    </RelatedCard>
  );
}

/** Begins a draft for this service, and opens its lines. */
function NewDocument({ serviceId, kind }: DocumentsProps) {
  const { viewer } = useCurrentUser();
  const navigate = useNavigate();
  const [clientKey] = useState(() => crypto.randomUUID());
  const making = useMutation({
    mutationFn: () =>
      saveRecord('ServiceInvoice', {
        service_id: serviceId,
        is_quote: kind === 'quote' ? 1 : 0,
        status: 'Draft',
        client_key: clientKey,
      }),
    onSuccess: ({ slug }) => navigate(`/invoice/${slug}/lines`),
  });
  if (!mayWrite('ServiceInvoice')(viewer)) return null;
  return (
    <Button size="s" icon={<IconPlus aria-hidden="true" />} busy={making.isPending} onClick={() => making.mutate()}>
      {kind === 'quote' ? t('New quote') : t('New invoice')}
    </Button>
  );
}
