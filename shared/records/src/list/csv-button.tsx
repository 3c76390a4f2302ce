import { listCsv } from '@fieldspan/api/list-csv';
import type { Filters } from '@fieldspan/contract/filters';
import type { ModelName } from '@fieldspan/contract/models';
import { FileButton } from '@fieldspan/federation/file-button';
import { t } from '@fieldspan/ui/i18n';

type CsvButtonProps<N extends ModelName> = {
  model: N;
  filters: Filters<N>;
  title: string;
  /** Makes the file, for a list whose table is not the model's own. */
  file?: (filters: Filters<N>) => Promise<Blob>;
};

/** Downloads all records that the list shows under its search and filters, for a spreadsheet. */
export const CsvButton = <N extends ModelName>({ model, filters, title, file }: CsvButtonProps<N>) => (
  <FileButton
    isBare
    label={t('Download as CSV')}
    busyLabel={t('Making the CSV file …')}
    filename={`${title}.csv`}
    file={() => (file ? file(filters) : listCsv(model, filters))}
  />
);
