import { msg } from '@fieldspan/domain/message';
import { listScreen } from '@fieldspan/records/area/entry-screens';
import { templateListEntry } from '@fieldspan/records/templates/template-list-entry';
import { serviceArea } from '../service-area.ts';

export const QuoteTemplates = listScreen(
  templateListEntry({
    kind: 'quote',
    title: msg('Quote templates'),
    area: { of: serviceArea, tab: 'quote-templates' },
    path: '/quote-templates',
  }),
);
