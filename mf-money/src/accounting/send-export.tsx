import { alertError, showAlert } from '@fieldspan/api/alerts';
import type { BookExport } from '@fieldspan/api/queries/accounting';
import { sendExport } from '@fieldspan/api/queries/quickbooks';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';

/** Sends an export to QuickBooks that was made before it was connected, after a question. */
export function SendExport({ kept: { slug, export_num: number } }: { kept: BookExport }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button aria-label={t('Send to QuickBooks: export {{number}}', { number })} onClick={() => setIsAsking(true)}>
        {t('Send to QuickBooks')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Send export {{number}} to QuickBooks?', { number })}
        message={t('If its file was read in there already, all of it would be in the books twice.')}
        confirmLabel={t('Send')}
        cancelLabel={t('Cancel')}
        onConfirm={async () => {
          try {
            await sendExport(slug);
            showAlert({ type: 'saved', message: t('It is on its way. How it stands shows under QuickBooks.') });
          } catch (error) {
            alertError(error);
            throw error;
          }
        }}
      />
    </>
  );
}
