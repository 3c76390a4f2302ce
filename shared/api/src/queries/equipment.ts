import { isApiError } from '@fieldspan/api/api-error';
import { call, callAll, callList, callSome } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { Filters } from '@fieldspan/contract/filters';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** @deprecated for remotes that were published before saves refreshed what shows by themselves */
export const EQUIPMENT_KEY = ['Equipment'] as const;

const LEVEL_LIMIT = 200;

export const equipmentCategoriesQuery = () =>
  queryOptions({
    queryKey: ['EquipmentCategory', 'all'],
    queryFn: ({ signal }) =>
      callAll(
        'EquipmentCategory',
        { fields: ['name', 'slug', 'color_hex', 'archived', 'version'], order: [['name', 'ASC']] },
        { signal },
      ),
  });

/** Types with the number of their pieces and the days of planned services. */
export const equipmentTypesQuery = () =>
  queryOptions({
    queryKey: ['EquipmentType', 'counted'],
    queryFn: ({ signal }) =>
      callAll(
        'EquipmentType',
        {
          fields: [
            'name',
            'slug',
            'category_id',
            'archived',
            'version',
            'color_hex',
            'charge_out_rates_json',
            'charge_out_rate',
            'charge_out_rate_unit',
            'live_count',
            'archived_count',
            'services_json',
            'meter_overdue_json',
          ],
          order: [['name', 'ASC']],
        },
        { signal },
      ),
  });

export type EquipmentCategory = QueryAnswer<typeof equipmentCategoriesQuery>[number];
export type EquipmentType = QueryAnswer<typeof equipmentTypesQuery>[number];

/** One type with what it costs the company, for people who may change it. */
export const equipmentTypeQuery = (id: number) =>
  queryOptions({
    queryKey: ['EquipmentType', 'record', id],
    queryFn: ({ signal }) => call('EquipmentType/find', { slug: id }, { signal }),
  });

/** A level of the picker that a piece is in, by its id. */
export type PickerLevel = { id: number; name: string; color_hex: string | null; archived: 0 | 1 };

const LEVEL = ['name', 'color_hex', 'archived'] as const;

/** The type of a piece that is picked already, and that type's category. */
export const levelsOfPieceQuery = (pieceId: number) =>
  queryValue(
    ['Equipment', 'levels', pieceId],
    async ({ signal }): Promise<Record<'category' | 'type', PickerLevel>> => {
      const piece = await call('Equipment/find', { slug: pieceId, fields: ['type_id'] }, { signal });
      const type = await call(
        'EquipmentType/find',
        { slug: piece.type_id, fields: [...LEVEL, 'category_id'] },
        { signal },
      );
      const category = await call('EquipmentCategory/find', { slug: type.category_id, fields: LEVEL }, { signal });
      return { category, type };
    },
  );

/** Types for the picker: of one category, only some, or only some of one category. */
type TypesAsked = { categoryId?: number; ids: readonly number[]; includeArchived: boolean };

export const pickerTypesQuery = ({ categoryId, ids, includeArchived }: TypesAsked) =>
  queryValue(['EquipmentType', 'picker', categoryId ?? null, ids, includeArchived], ({ signal }) =>
    callAll(
      'EquipmentType',
      {
        filters: {
          ...(categoryId !== undefined && { category_id: categoryId }),
          ...(ids.length > 0 && { id: [...ids] }),
          ...(!includeArchived && { archived: 0 }),
        },
        fields: [...LEVEL, 'category_id'],
        order: [['name', 'ASC']],
      },
      { signal },
    ),
  );

/** Without `fields`: a list may show any field of a piece, so a new column needs no change here. */
const PIECE = {
  include: {
    EquipmentType: ['name', 'color_hex', 'meter_unit'],
    Holder: ['first_name', 'last_name'],
    Job: ['job_num', 'job_name'],
    EquipmentPlace: ['name'],
    LibraryUpload: ['filename', 'thumb_filename'],
  },
} as const;

export const equipmentListQuery = (query: ListQuery<'Equipment'>) =>
  queryValue(['Equipment', 'list', query], ({ signal }) => callList('Equipment', { ...query, ...PIECE }, { signal }));

export type EquipmentPiece = QueryAnswer<typeof equipmentListQuery>['rows'][number];

/** Forms without their answers. */
export const equipmentFormListQuery = (query: ListQuery<'CompanyForm'>) =>
  queryValue(['CompanyForm', 'of-equipment', query], ({ signal }) =>
    callList(
      'CompanyForm',
      {
        ...query,
        fields: ['slug', 'created_at', 'equipment_id'],
        include: {
          Equipment: ['slug', 'description'],
          FormChildTemplate: ['description'],
          FormTemplate: ['title'],
          User: ['first_name', 'last_name'],
        },
      },
      { signal },
    ),
  );

export type EquipmentForm = QueryAnswer<typeof equipmentFormListQuery>['rows'][number];

/** Pieces of one type, for the picker. */
export const equipmentOfTypeQuery = (typeId: number, includeArchived: boolean) =>
  queryOptions({
    queryKey: ['Equipment', 'some-of-type', typeId, includeArchived],
    queryFn: async ({ signal }) => {
      const filters: Filters<'Equipment'> = includeArchived ? { type_id: typeId } : { type_id: typeId, archived: 0 };
      const query = {
        filters,
        fields: ['description', 'serial_num', 'archived', 'is_out_of_service'],
        order: [['description', 'ASC']],
        limit: LEVEL_LIMIT,
      } as const;
      return await callSome('Equipment', query, { signal });
    },
  });

/** One piece, by id or slug. */
export const equipmentQuery = (idOrSlug: string) =>
  queryValue(['Equipment', 'record', idOrSlug], ({ signal }) =>
    call(
      'Equipment/find',
      {
        slug: idOrSlug,
        include: ['EquipmentType', 'LibraryUpload', 'Holder', 'Job', 'EquipmentPlace', 'EquipmentKit'],
      },
      { signal },
    ),
  );
export type Equipment = QueryAnswer<typeof equipmentQuery>;

/** The public page of a piece, null if there is none; needs no session. */
export const publicEquipmentQuery = (slug: string) =>
  queryOptions({
    queryKey: ['Equipment', 'public', slug],
    queryFn: async ({ signal }) => {
      try {
        return await call('Equipment/public', { slug }, { signal, noAuthRedirect: true });
      } catch (error) {
        if (isApiError(error) && error.kind === 'refused') return null;
        throw error;
      }
    },
    meta: { quiet: true },
  });

const CHOICES = 20;

/** Pieces to choose from, by name or serial number; none that is out of service or archived. */
export const equipmentChoicesQuery = (typed: string) =>
  queryValue(['Equipment', 'some-choices', typed], async ({ signal }) => {
    const query = {
      filters: {
        archived: 0,
        is_out_of_service: 0,
        any: [{ description: { like: typed } }, { serial_num: { like: typed } }],
      },
      fields: ['description', 'serial_num'],
      order: [['description', 'ASC']],
      limit: CHOICES,
    } as const;
    const { rows, more } = await callSome('Equipment', query, { signal });
    return {
      rows: rows.map(({ id, description, serial_num }) => ({ id, title: description, note: serial_num })),
      more,
    };
  });
