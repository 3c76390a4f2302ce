import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconSend } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { SendDialog } from './send-dialog.tsx';
import type { SendableForm } from './send-dialog.tsx';

/** Sends a filled form to people as a PDF by e-mail. */
export function SendButton({ form }: { form: SendableForm }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<IconSend aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('Send')}
      </Button>
      <SendDialog form={form} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
