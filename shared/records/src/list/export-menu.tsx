import { alertError } from '@fieldspan/api/alerts';
import { listCsv } from '@fieldspan/api/list-csv';
import { listFile } from '@fieldspan/api/list-file';
import type { FileColumn } from '@fieldspan/api/list-file';
import type { ListQuery } from '@fieldspan/api/queries/list-query';
import type { ModelName } from '@fieldspan/contract/models';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconDownload } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { saveFile } from '@fieldspan/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import type { EngineRow, EntryColumn, ListEntry } from '../entry.ts';

type ExportMenuProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  /** The shown columns, in order. */
  columns: readonly EntryColumn<R>[];
  request: ListQuery<N>;
};

/** Downloads all records that the list shows, with its columns and in its order, for a spreadsheet. */
export function ExportMenu<N extends ModelName, R extends EngineRow>({
  entry,
  columns,
  request,
}: ExportMenuProps<N, R>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (as: 'csv' | 'xlsx' | 'all') => {
      const title = translated(entry.title);
      if (as === 'all') return saveFile(await listCsv(entry.model, request.filters), `${title}.csv`);
      const file = await listFile(entry.model, request, { columns: columns.flatMap(fileColumn), as });
      return saveFile(file, `${title}.${as}`);
    },
    onError: alertError,
  });
  return (
    <Menu
      label={t('Download')}
      trigger={
        <IconButton
          label={isPending ? t('Making the file …') : t('Download')}
          icon={<IconDownload aria-hidden="true" />}
          aria-busy={isPending}
        />
      }
      items={[
        { label: t('Download as CSV'), disabled: isPending, onSelect: () => mutate('csv') },
        { label: t('Download for Excel'), disabled: isPending, onSelect: () => mutate('xlsx') },
        { label: t('All fields as CSV'), disabled: isPending, onSelect: () => mutate('all'), startsGroup: true },
      ]}
    />
  );
}

/** A column that is only drawn, such as a button, is in no file. */
function fileColumn<R>({ header, inFile, sort }: EntryColumn<R>): FileColumn[] {
  const fields = inFile ?? sort;
  if (fields === undefined) return [];
  return [{ header: translated(header), of: typeof fields === 'string' ? [fields] : fields }];
}
