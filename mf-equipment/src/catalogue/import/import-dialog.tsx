import { alertError } from '@fieldspan/api/alerts';
import { importEquipment } from '@fieldspan/api/import-equipment';
import type { EquipmentImport } from '@fieldspan/contract/equipment-calls';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconDownload } from '@fieldspan/ui/icons';
import { saveFile } from '@fieldspan/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ListFile } from './list-file.tsx';
import styles from './import-dialog.module.css';

/** A list that was chosen; a new key for each, because one is stored once. */
type List = { csv: string; key: string };

const TEMPLATE = 'Description,Type,Serial number,Location,Colour,Next service,What is to be done,Meter,Read on\r\n';

/** Takes a CSV list, says what would become of each row, and stores it when told to. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [list, setList] = useState<List | null>(null);
  const trying = useMutation({
    mutationFn: ({ csv, key }: List) => importEquipment({ csv, key, isDryRun: true }),
    onError: alertError,
  });
  const storing = useMutation({
    mutationFn: ({ csv, key }: List) => importEquipment({ csv, key, isDryRun: false }),
    onError: alertError,
  });
  const choose = (csv: string) => {
    const chosen = { csv, key: crypto.randomUUID() };
    setList(chosen);
    storing.reset();
    trying.mutate(chosen);
  };
  const sound = trying.data?.rows.filter(({ outcome }) => outcome !== 'refused').length ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Import equipment')}
      description={t(
        'A CSV list with a line of headings. A row with a serial number that is known changes that piece; “Meter” becomes a reading.',
      )}
      footer={
        storing.isSuccess ? (
          <Button variant="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        ) : (
          <Button
            variant="primary"
            disabled={list === null || sound === 0}
            busy={storing.isPending}
            onClick={() => list && !storing.isPending && storing.mutate(list)}
          >
            {plural(sound, { one: 'Import {{count}} row', other: 'Import {{count}} rows' })}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <div className={styles.buttons}>
          <ListFile isBusy={trying.isPending} onText={choose} />
          <TemplateButton />
        </div>
        {storing.data ? (
          <Result answer={storing.data} isStored />
        ) : (
          trying.data && <Result answer={trying.data} isStored={false} />
        )}
      </div>
    </Dialog>
  );
}

const TemplateButton = () => (
  <Button
    variant="quiet"
    icon={<IconDownload aria-hidden="true" />}
    onClick={() => saveFile(new Blob([TEMPLATE], { type: 'text/csv' }), 'equipment.csv')}
  >
    {t('Template')}
  </Button>
);

function Result({ answer: { rows, unknown }, isStored }: { answer: EquipmentImport; isStored: boolean }) {
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  const count = (wanted: string) => rows.filter(({ outcome }) => outcome === wanted).length;
  const facts = [
    t('{{count}} new', { count: count('new') }),
    t('{{count}} changed', { count: count('changed') }),
    t('{{count}} only read', { count: count('read') }),
    t('{{count}} refused', { count: refused.length }),
  ];
  return (
    <>
      <AlertBox
        type={refused.length > 0 ? 'danger' : isStored ? 'success' : 'info'}
        live="in-a-pause"
        list={refused.map(({ row, name, error }) =>
          t('Row {{row}}, {{name}}: {{error}}', { row, name: name || t('no name'), error: error ?? '' }),
        )}
      >
        {isStored
          ? t('Stored: {{facts}}.', { facts: facts.join(', ') })
          : t('Nothing is stored yet. This is what would happen: {{facts}}.', { facts: facts.join(', ') })}
      </AlertBox>
      {unknown.length > 0 && (
        <p className={styles.hint}>{t('Columns that are left out: {{names}}', { names: unknown.join(', ') })}</p>
      )}
    </>
  );
}
