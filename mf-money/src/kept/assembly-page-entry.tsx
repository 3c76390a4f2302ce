import { assemblyQuery } from '@fieldspan/api/queries/price-book';
import type { Assembly } from '@fieldspan/api/queries/price-book';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { moneyText } from '@fieldspan/domain/money-text';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { PageEntry } from '@fieldspan/records/entry';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconReceiptDollar } from '@fieldspan/ui/icons';
import { Facts } from '@fieldspan/ui/layout/facts';
import { DocumentLinesTable } from '../lines/document-lines-table.tsx';
import { COST_COLUMNS } from '../lines/line-columns.ts';
import { KeptLines } from './kept-lines.tsx';
import { PartsTotal } from './parts-total.tsx';

export const assemblyPageEntry: PageEntry<'Assembly', Assembly> = {
  model: 'Assembly',
  record: msg('Assembly'),
  newTitle: msg('New assembly'),
  list: { title: msg('Assemblies'), to: '/materials/assemblies' },
  recordQuery: assemblyQuery,
  titleOf: ({ title }) => title,
  subtitleOf: ({ code }) => code,
  Above: AssemblyParts,
  tabs: [{ key: 'details', label: msg('Assembly') }],
  tabTo: (idOrSlug) => `/assembly/${idOrSlug}`,
  sections: [
    {
      title: msg('Assembly'),
      fields: [
        { kind: 'text', name: 'title', label: msg('Name'), required: true },
        { kind: 'text', name: 'code', label: msg('Code') },
        { kind: 'text', name: 'unit', label: msg('Unit'), hint: msg('Such as ea, ft or m.') },
        { kind: 'flag', name: 'archived', label: msg('Archived') },
      ],
    },
  ],
  blank: { title: '', archived: 0 },
};

/** The parts, and what one of it comes to by the prices of today. */
function AssemblyParts({ record }: { record: Assembly }) {
  const { viewer } = useCurrentUser();
  return (
    <>
      <Card title={t('By the prices of today')} icon={<IconReceiptDollar aria-hidden="true" />}>
        <Facts
          facts={[
            { term: t('Cost'), fact: moneyText(record.cost) },
            { term: t('Price'), fact: moneyText(record.price) },
          ]}
        />
      </Card>
      {mayWrite('Assembly')(viewer) ? (
        <KeptLines
          model="Assembly"
          record={record}
          columns={COST_COLUMNS}
          renderTotals={(lines) => <PartsTotal lines={lines} />}
        />
      ) : (
        <DocumentLinesTable of={{ ...record, subtotal: null, tax_lines_json: null, total: record.price }} />
      )}
    </>
  );
}
