import { alertError } from '@fieldspan/api/alerts';
import type { Locate } from '@fieldspan/api/queries/locates';
import { saveRecord } from '@fieldspan/api/save-record';
import { useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** A new ticket for the same place, whose utilities are asked again. However often it is pressed, one is made. */
export function RenewDialog({ ticket, onClose }: { ticket: Locate; onClose: () => void }) {
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const [ends, setEnds] = useState('');
  const [clientKey] = useState(() => crypto.randomUUID());
  const named = number.trim();
  const renewing = useMutation({
    mutationFn: () =>
      saveRecord('Locate', {
        client_key: clientKey,
        ticket_num: named,
        renewed_from_id: ticket.id,
        requested: new Date().toISOString(),
        expiry: ends === '' ? null : new Date(`${ends}T23:59:00`).toISOString(),
      }),
    onSuccess: () => {
      onClose();
      void navigate(`/locates/${encodeURIComponent(named)}`);
    },
    onError: alertError,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Renew ticket {{number}}', { number: ticket.ticket_num })}
      description={t('The old ticket holds until its end. Every utility is asked again for the new one.')}
      footer={
        <Button
          variant="primary"
          busy={renewing.isPending}
          disabled={named === '' || named === ticket.ticket_num || renewing.isPending}
          onClick={() => renewing.mutate()}
        >
          {t('Renew')}
        </Button>
      }
    >
      <Stack>
        <TextField label={t('Number of the new ticket')} value={number} onChange={setNumber} autoComplete="off" />
        <DateField label={t('Ends on')} value={ends} onChange={setEnds} />
      </Stack>
    </Dialog>
  );
}
