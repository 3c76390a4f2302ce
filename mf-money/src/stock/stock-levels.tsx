import { stockLevelsQuery } from '@fieldspan/api/queries/stock';
import type { StockLevel } from '@fieldspan/contract/stock-calls';
import { recordMessages } from '@fieldspan/domain/message';
import { isLow } from '@fieldspan/domain/stock/reorder';
import { shownLevels } from '@fieldspan/domain/stock/shown-levels';
import { useSearchParams } from '@fieldspan/federation/router';
import { useSearchText } from '@fieldspan/federation/search-text';
import { Button } from '@fieldspan/ui/button';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { SearchField } from '@fieldspan/ui/search-field';
import { SelectField } from '@fieldspan/ui/select-field';
import { Stack } from '@fieldspan/ui/layout/stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ReportFileButtons } from '../documents/report-file-buttons.tsx';
import { levelColumns } from './level-columns.tsx';
import styles from './stock.module.css';

/** How much of each material is in which place; search and place stand in the address. */
export function StockLevels() {
  const { data: levels } = useSuspenseQuery(stockLevelsQuery());
  const { text, typed, setTyped } = useSearchText();
  const [params, setParams] = useSearchParams();
  const place = Number(params.get('place') ?? 0);
  const names = new Map(levels.flatMap(({ places }) => places.map(({ place_id, name }) => [place_id, name] as const)));
  const rows = shownLevels(levels, { place, search: text });
  return (
    <Stack>
      <div className={styles.toolbar}>
        <SearchField className={styles.search ?? ''} label={t('Search materials')} value={typed} onChange={setTyped} />
        <SelectField
          label={t('Place')}
          value={names.has(place) ? String(place) : ''}
          options={[
            { value: '', label: t('All places') },
            ...[...names].map(([id, name]) => ({ value: String(id), label: name })),
          ]}
          onChange={(chosen) => {
            const after = new URLSearchParams(params);
            if (chosen === '') after.delete('place');
            else after.set('place', chosen);
            setParams(after, { replace: true });
          }}
        />
        <ReportFileButtons
          report="Stock/levels"
          question={{ ...(place > 0 && { place }), ...(text !== '' && { search: text }) }}
          title={t('Stock')}
        />
      </div>
      <LevelTable rows={rows} isFiltered={rows.length < levels.length} />
    </Stack>
  );
}

function LevelTable({ rows, isFiltered }: { rows: readonly StockLevel[]; isFiltered: boolean }) {
  return (
    <DataTable
      label={t('What is where')}
      record={recordMessages('Material', 'Materials')}
      rows={rows}
      rowKey={({ material_id }) => material_id}
      columns={levelColumns(({ reorder_level }) => reorder_level !== null, isLow)}
      empty={
        isFiltered ? (
          <EmptyState title={t('No Materials')}>{t('No material matches this search and place.')}</EmptyState>
        ) : (
          <EmptyState
            title={t('Nothing in stock yet')}
            action={<Button render={<AppLink to="/materials/stock?show=places" />}>{t('Open the places')}</Button>}
          >
            {t('Make a place, then put materials into it or receive them from a purchase order.')}
          </EmptyState>
        )
      }
    />
  );
}
