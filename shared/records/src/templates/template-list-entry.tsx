import { templatesQuery } from '@fieldspan/api/queries/price-book';
import type { TemplateRow } from '@fieldspan/api/queries/price-book';
import type { Message } from '@fieldspan/domain/message';
import { msg, recordMessages } from '@fieldspan/domain/message';
import type { Area, ListEntry } from '../entry.ts';
import { InstantDayCell } from '../cells/instant-day-cell.tsx';
import { where } from '../list/where.ts';

type TemplateList = { kind: 'quote' | 'bid'; title: Message; area: { of: Area; tab: string }; path: string };

/** The templates that quotes or bids begin with. Their lines are edited where documents are. */
export const templateListEntry = ({
  kind,
  title,
  area,
  path,
}: TemplateList): ListEntry<'DocumentTemplate', TemplateRow> => ({
  model: 'DocumentTemplate',
  title,
  area,
  record: recordMessages('Template', 'Templates'),
  searchLabel: msg('Search templates'),
  searchFields: ['title'],
  path: () => path,
  chipParam: 'show',
  chips: [
    { key: 'active', label: msg('In use'), filters: () => where({ kind, archived: 0 }) },
    { key: 'archived', label: msg('Archived'), filters: () => where({ kind, archived: 1 }) },
  ],
  defaultSort: { key: 'title', direction: 'asc' },
  columns: [
    { key: 'title', header: msg('Template'), sort: 'title', card: 'title', cell: ({ title: name }) => name },
    {
      key: 'changed',
      header: msg('Changed'),
      sort: 'updated_at',
      card: 'fact',
      cell: ({ updated_at: at }) => <InstantDayCell at={at} />,
    },
  ],
  rowsQuery: templatesQuery,
  rowTo: ({ slug }) => `/document-template/${slug}`,
  create: { label: msg('New template'), to: '/document-template/new' },
  emptyHint: msg('Lines and words that are written again and again stand here, to begin others with.'),
});
