import { templateQuery } from '@fieldspan/api/queries/price-book';
import type { Template } from '@fieldspan/api/queries/price-book';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { PageEntry } from '@fieldspan/records/entry';
import { t } from '@fieldspan/ui/i18n';
import { DocumentLinesTable } from '../lines/document-lines-table.tsx';
import { SALE_COLUMNS } from '../lines/line-columns.ts';
import { KeptLines } from './kept-lines.tsx';

const listOf = (template: Template | null) =>
  template?.kind === 'bid'
    ? { label: t('Bid templates'), to: '/projects/bid-templates' }
    : { label: t('Quote templates'), to: '/quote-templates' };

export const templatePageEntry: PageEntry<'DocumentTemplate', Template> = {
  model: 'DocumentTemplate',
  record: msg('Template'),
  newTitle: msg('New template'),
  list: { title: msg('Quote templates'), to: '/quote-templates' },
  trailOf: (template) => [listOf(template)],
  recordQuery: templateQuery,
  titleOf: ({ title }) => title,
  Above: TemplateLines,
  tabs: [{ key: 'details', label: msg('Template') }],
  tabTo: (idOrSlug) => `/document-template/${idOrSlug}`,
  sections: [
    {
      title: msg('Template'),
      fields: [
        { kind: 'text', name: 'title', label: msg('Name'), required: true },
        {
          kind: 'choice',
          name: 'kind',
          label: msg('For'),
          options: [
            { value: 'quote', label: msg('Quotes of service calls') },
            { value: 'bid', label: msg('Bids of projects') },
          ],
        },
        { kind: 'long-text', name: 'note', label: msg('Text below the lines'), wide: true },
        { kind: 'flag', name: 'archived', label: msg('Archived') },
      ],
    },
  ],
  blank: { title: '', kind: 'quote', archived: 0 },
};

function TemplateLines({ record }: { record: Template }) {
  const { viewer } = useCurrentUser();
  return mayWrite('DocumentTemplate')(viewer) ? (
    <KeptLines model="DocumentTemplate" record={record} columns={SALE_COLUMNS} hasOptions />
  ) : (
    <DocumentLinesTable of={{ ...record, subtotal: null, tax_lines_json: null, total: null }} />
  );
}
