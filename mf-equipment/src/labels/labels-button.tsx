import type { LabelsOf } from '@fieldspan/api/equipment-labels';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconQrcode } from '@fieldspan/ui/icons';
import { useState } from 'react';

export const LabelsDialog = lazyScreen(async () => (await import('./labels-dialog.tsx')).LabelsDialog);

type LabelsButtonProps = { of: LabelsOf; isDisabled?: boolean };

/** Labels on sheets or a roll, for one piece or for many. */
export function LabelsButton({ of, isDisabled = false }: LabelsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<IconQrcode aria-hidden="true" />} disabled={isDisabled} onClick={() => setIsOpen(true)}>
        {t('Print labels')}
      </Button>
      {isOpen && (
        <Wait>
          <LabelsDialog of={of} onClose={() => setIsOpen(false)} />
        </Wait>
      )}
    </>
  );
}
