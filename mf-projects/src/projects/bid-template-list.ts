import { msg } from '@fieldspan/domain/message';
import { listScreen } from '@fieldspan/records/area/entry-screens';
import { templateListEntry } from '@fieldspan/records/templates/template-list-entry';
import { projectArea } from './project-area.ts';

export const BidTemplates = listScreen(
  templateListEntry({
    kind: 'bid',
    title: msg('Bid templates'),
    area: { of: projectArea, tab: 'bid-templates' },
    path: '/projects/bid-templates',
  }),
);
