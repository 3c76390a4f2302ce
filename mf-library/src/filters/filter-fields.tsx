import { useSearchParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { FILTER_PARAMS, fileFilters, isFiltered } from './file-filters.ts';
import styles from './filter-fields.module.css';

/** Which kind of file, and from when; kept in the address. */
export function FilterFields() {
  const [params, setParams] = useSearchParams();
  const filters = fileFilters(params);
  const change = (changed: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(changed))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <fieldset className={styles.filters} aria-label={t('Filter files')}>
      <SelectField
        label={t('Kind')}
        value={filters.kind ?? ''}
        onChange={(kind) => change({ kind })}
        options={[
          { value: '', label: t('All kinds') },
          { value: 'picture', label: t('Pictures') },
          { value: 'pdf', label: t('PDF') },
          { value: 'video', label: t('Videos') },
          { value: 'document', label: t('Documents') },
        ]}
      />
      <DateField label={t('Added from')} value={filters.since} onChange={(since) => change({ since })} />
      <DateField label={t('until')} value={filters.until} onChange={(until) => change({ until })} />
      {isFiltered(filters) && (
        <Button onClick={() => change(Object.fromEntries(FILTER_PARAMS.map((name) => [name, ''])))}>
          {t('Clear filters')}
        </Button>
      )}
    </fieldset>
  );
}
