import { alertError } from '@fieldspan/api/alerts';
import { listCsv } from '@fieldspan/api/list-csv';
import type { Filters } from '@fieldspan/contract/filters';
import type { ModelName } from '@fieldspan/contract/models';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconDownload } from '@fieldspan/ui/icons';
import { saveFile } from '@fieldspan/ui/save-file';
import { useMutation } from '@tanstack/react-query';

type CsvButtonProps<N extends ModelName> = {
  model: N;
  filters: Filters<N>;
  title: string;
  /** Makes the file, for a list whose table is not the model's own. */
  file?: (filters: Filters<N>) => Promise<Blob>;
};

/** Downloads all records that the list shows under its search and filters, for a spreadsheet. */
export function CsvButton<N extends ModelName>({ model, filters, title, file }: CsvButtonProps<N>) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => (file ? file(filters) : listCsv(model, filters)),
    onSuccess: (table) => saveFile(table, `${title}.csv`),
    onError: alertError,
  });
  return (
    <IconButton
      label={isPending ? t('Making the CSV file …') : t('Download as CSV')}
      icon={<IconDownload aria-hidden="true" />}
      aria-busy={isPending}
      onClick={() => !isPending && mutate()}
    />
  );
}
