import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconShare2 } from '@fieldspan/ui/icons';
import { useState } from 'react';
import type { PublicPage } from './public-page.ts';
import { PublicLinkState } from './public-link-state.tsx';

/** Who may open a record's page without an account: the link is looked at, switched off, ended and renewed here. */
export function PublicLinkButton({ page }: { page: PublicPage }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<IconShare2 aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('Public link')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('Public link')}>
        <PublicLinkState page={page} />
      </Dialog>
    </>
  );
}
