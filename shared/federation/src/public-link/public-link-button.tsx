import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconShare2 } from '@fieldspan/ui/icons';
import { useState } from 'react';
import type { PublicPage } from './public-page.ts';
import { PublicLinkState } from './public-link-state.tsx';

/**
 * Shows whether a record's page can be opened without an account; the link can be switched off, given an end date and
 * renewed here.
 */
export function PublicLinkButton({ page }: { page: PublicPage }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<IconShare2 aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('Public link')}
      </Button>
      <PublicLinkDialog page={page} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

type PublicLinkDialogProps = { page: PublicPage; isOpen: boolean; onClose: () => void };

export const PublicLinkDialog = ({ page, isOpen, onClose }: PublicLinkDialogProps) => (
  <Dialog open={isOpen} onClose={onClose} title={t('Public link')}>
    <PublicLinkState page={page} />
  </Dialog>
);
