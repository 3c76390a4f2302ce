import { callAll, callSome } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const PERSON = ['slug', 'first_name', 'last_name'] as const;
const JOB = ['slug', 'job_num', 'job_name'] as const;
const LIMIT = 100;
/** What a device knows of the pieces of a large company without a network. */
const KNOWN = 200;

const PIECE = {
  fields: [
    'slug',
    'description',
    'serial_num',
    'kit_id',
    'is_out_of_service',
    'custody_id',
    'out_since',
    'due_back_on',
    'holder_id',
    'job_id',
    'place_id',
  ],
  include: { EquipmentType: ['name'], Holder: PERSON, Job: JOB, EquipmentPlace: ['name'] },
} as const;

/** The pieces that were changed last: what the device knows when there is no network. */
export const knownPiecesQuery = () =>
  queryValue(['Equipment', 'some-known'], ({ signal }) =>
    callSome(
      'Equipment',
      { filters: { archived: 0 }, ...PIECE, order: [['updated_at', 'DESC']], limit: KNOWN },
      { signal },
    ),
  );
export type KnownPiece = QueryAnswer<typeof knownPiecesQuery>['rows'][number];

/** What a person has, what is due back first at the top. */
export const piecesWithQuery = (userId: number) =>
  queryValue(['Equipment', 'some-with', userId], ({ signal }) =>
    callSome(
      'Equipment',
      { filters: { holder_id: userId, archived: 0 }, ...PIECE, order: [['due_back_on', 'ASC']], limit: LIMIT },
      { signal },
    ),
  );

/** The slugs of chosen pieces, to be handed over together. */
export const piecesByIdQuery = (ids: readonly number[]) =>
  queryValue(['Equipment', 'chosen', ids], ({ signal }) =>
    callAll('Equipment', { filters: { id: ids }, fields: ['slug'] }, { signal }),
  );

/** What is at a project, whoever has it. */
export const piecesAtQuery = (jobId: number) =>
  queryValue(['Equipment', 'some-at', jobId], ({ signal }) =>
    callSome(
      'Equipment',
      { filters: { job_id: jobId, archived: 0 }, ...PIECE, order: [['description', 'ASC']], limit: LIMIT },
      { signal },
    ),
  );

/** The hand-overs of a piece, the latest first. */
export const custodyQuery = (equipmentId: number) =>
  queryValue(['EquipmentCustody', 'some-of', equipmentId], ({ signal }) =>
    callSome(
      'EquipmentCustody',
      {
        filters: { equipment_id: equipmentId },
        include: {
          User: PERSON,
          ToUser: PERSON,
          Job: JOB,
          EquipmentPlace: ['name'],
          EquipmentFile: ['file_id'],
        },
        order: [['id', 'DESC']],
        limit: LIMIT,
      },
      { signal },
    ),
  );
export type Custody = QueryAnswer<typeof custodyQuery>['rows'][number];

/** The yards, rooms and vans of the company, archived ones too. */
export const equipmentPlacesQuery = () =>
  queryValue(['EquipmentPlace', 'all'], ({ signal }) =>
    callAll(
      'EquipmentPlace',
      { include: { Equipment: ['slug', 'description'] }, order: [['name', 'ASC']] },
      { signal },
    ),
  );
export type EquipmentPlace = QueryAnswer<typeof equipmentPlacesQuery>[number];
