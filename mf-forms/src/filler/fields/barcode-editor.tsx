import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { canScan } from '@fieldspan/ui/code-scanner';
import { t } from '@fieldspan/ui/i18n';
import { IconBarcode } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import type { Labelled } from '../field-editor.ts';
import styles from './barcode-editor.module.css';
import { textIn } from './text-in.ts';

const ScanDialog = lazyScreen(async () => (await import('@fieldspan/ui/scan-dialog')).ScanDialog);

/** A barcode or QR code, scanned where the device can, and typed anywhere. */
export function BarcodeEditor({ entry, label, answer, error, onChange }: Labelled) {
  const [isScanning, setIsScanning] = useState(false);
  return (
    <div className={styles.code}>
      <TextField
        className={styles.field}
        label={label}
        required={entry.field.requiredField}
        error={error}
        hint={canScan() ? undefined : t('This browser cannot scan. Type the number under the code.')}
        autoComplete="off"
        value={textIn(answer.value)}
        onChange={(value) => onChange({ value })}
      />
      {canScan() && (
        <Button size="l" icon={<IconBarcode aria-hidden="true" size={20} />} onClick={() => setIsScanning(true)}>
          {t('Scan')}
        </Button>
      )}
      <Wait>
        {isScanning && (
          <ScanDialog
            title={label}
            onScanned={(code: string) => {
              setIsScanning(false);
              navigator.vibrate?.(60);
              onChange({ value: code });
            }}
            onClose={() => setIsScanning(false)}
          />
        )}
      </Wait>
    </div>
  );
}
