import { callSome } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const PERSON = ['first_name', 'last_name'] as const;
const LIMIT = 50;

/** When a piece was out of service, the latest first; the one that is open has no `released_at`. */
export const outagesQuery = (equipmentId: number) =>
  queryValue(['EquipmentOutage', 'some-of', equipmentId], ({ signal }) =>
    callSome(
      'EquipmentOutage',
      {
        filters: { equipment_id: equipmentId },
        include: {
          User: PERSON,
          ReleasedBy: PERSON,
          CompanyForm: ['slug', 'child_template_description', 'template_title'],
        },
        order: [['created_at', 'DESC']],
        limit: LIMIT,
      },
      { signal },
    ),
  );
export type Outage = QueryAnswer<typeof outagesQuery>['rows'][number];
