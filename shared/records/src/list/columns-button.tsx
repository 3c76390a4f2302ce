import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import type { ModelName } from '@fieldspan/contract/models';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconColumns3 } from '@fieldspan/ui/icons';
import { useState } from 'react';
import type { EngineRow, ListEntry } from '../entry.ts';
import type { AddressRules, ListAddress } from './list-address.ts';
import { titleKey } from './list-columns.ts';
import styles from './record-list.module.css';
import { useListColumns } from './use-list-columns.ts';

type ColumnsButtonProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  address: ListAddress;
  rules: AddressRules;
};

const ColumnsDialog = lazyScreen(async () => (await import('./columns-dialog.tsx')).ColumnsDialog);

/** Opens the choice of columns. */
export function ColumnsButton<N extends ModelName, R extends EngineRow>({
  entry,
  address,
  rules,
}: ColumnsButtonProps<N, R>) {
  const [isOpen, setIsOpen] = useState(false);
  const { choice, choose } = useListColumns(entry, address, rules);
  const columns = entry.columns.map(({ key, header }) => ({ key, header: translated(header) }));
  return (
    <>
      <IconButton
        className={styles.columns ?? ''}
        label={t('Columns')}
        icon={<IconColumns3 aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Wait>
          <ColumnsDialog
            columns={columns}
            choice={choice}
            title={titleKey(entry.columns)}
            onChoose={choose}
            onClose={() => setIsOpen(false)}
          />
        </Wait>
      )}
    </>
  );
}
