import { isApiError } from '@fieldspan/api/api-error';
import { call, callAll, callList, callSome } from '@fieldspan/api/call';
import type { Filters } from '@fieldspan/contract/filters';
import { queryOptions } from '@tanstack/react-query';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const MANY = 100;
const CHOICES = 20;

/** The sites of a contact, those in use first. */
export const contactLocationsQuery = (contactId: number) =>
  queryValue(['ContactLocation', 'some-of', contactId], ({ signal }) =>
    callSome(
      'ContactLocation',
      {
        filters: { contact_id: contactId },
        order: [
          ['archived', 'ASC'],
          ['name', 'ASC'],
        ],
        limit: MANY,
      },
      { signal },
    ),
  );
export type ContactLocation = QueryAnswer<typeof contactLocationsQuery>['rows'][number];

/** All kinds of assets. */
export const assetCategoriesQuery = () =>
  queryOptions({
    queryKey: ['AssetCategory', 'all'],
    queryFn: ({ signal }) => callAll('AssetCategory', { order: [['name', 'ASC']] }, { signal }),
  });
export type AssetCategory = QueryAnswer<typeof assetCategoriesQuery>[number];

const ASSET_INCLUDE = {
  Customer: ['slug', 'name'],
  ContactLocation: ['name'],
  AssetCategory: ['slug', 'name', 'color_hex'],
} as const;

export const assetListQuery = (query: ListQuery<'CustomerAsset'>) =>
  queryValue(['CustomerAsset', 'list', query], ({ signal }) =>
    callList('CustomerAsset', { ...query, include: ASSET_INCLUDE }, { signal }),
  );
export type AssetRow = QueryAnswer<typeof assetListQuery>['rows'][number];

/** Assets of a customer, of one kind if a category is given; those in use first. */
export const assetsOfQuery = (customerId: number, categoryId: number | null) =>
  queryValue(['CustomerAsset', 'some-of', customerId, categoryId], ({ signal }) => {
    const filters: Filters<'CustomerAsset'> =
      categoryId === null ? { customer_id: customerId } : { customer_id: customerId, category_id: categoryId };
    return callSome(
      'CustomerAsset',
      {
        filters,
        include: ASSET_INCLUDE,
        order: [
          ['archived', 'ASC'],
          ['name', 'ASC'],
        ],
        limit: MANY,
      },
      { signal },
    );
  });

/** One asset, by id or slug. */
export const assetQuery = (idOrSlug: string) =>
  queryValue(['CustomerAsset', 'record', idOrSlug], ({ signal }) =>
    call('CustomerAsset/find', { slug: idOrSlug, include: ASSET_INCLUDE }, { signal }),
  );
export type Asset = QueryAnswer<typeof assetQuery>;

const CALL = ['slug', 'job_num', 'job_name', 'scheduled_at', 'completed'] as const;

/** The service calls about an asset, latest first. */
export const callsOfAssetQuery = (assetId: number) =>
  queryValue(['ServiceAsset', 'some-of-asset', assetId], ({ signal }) =>
    callSome(
      'ServiceAsset',
      { filters: { asset_id: assetId }, include: { Service: CALL }, order: [['service_id', 'DESC']], limit: MANY },
      { signal },
    ),
  );

/** The assets that a service call is about. */
export const assetsOfCallQuery = (serviceId: number) =>
  queryValue(['ServiceAsset', 'some-of-call', serviceId], ({ signal }) =>
    callSome(
      'ServiceAsset',
      {
        filters: { service_id: serviceId },
        include: {
          CustomerAsset: ['slug', 'name', 'manufacturer', 'model_num', 'serial_num', 'spot', 'warranty_until'],
        },
        order: [['id', 'ASC']],
        limit: MANY,
      },
      { signal },
    ),
  );
export type CallAsset = QueryAnswer<typeof assetsOfCallQuery>['rows'][number];

/** Assets of a customer to choose from, by name, model or serial number. */
export const assetChoicesQuery = (customerId: number, typed: string) =>
  queryValue(['CustomerAsset', 'some-choices', customerId, typed], async ({ signal }) => {
    const like = { like: typed };
    const filters: Filters<'CustomerAsset'> = {
      customer_id: customerId,
      archived: 0,
      ...(typed !== '' && { any: [{ name: like }, { model_num: like }, { serial_num: like }] }),
    };
    const query = { filters, fields: ['name', 'serial_num'], order: [['name', 'ASC']], limit: CHOICES } as const;
    const { rows, more } = await callSome('CustomerAsset', query, { signal });
    return { rows: rows.map(({ id, name, serial_num }) => ({ id, title: name, note: serial_num })), more };
  });

/** Service calls of a customer to choose from, by number or name. */
export const callChoicesQuery = (customerId: number, typed: string) =>
  queryValue(['Service', 'some-choices-of', customerId, typed], async ({ signal }) => {
    const like = { like: typed };
    const filters: Filters<'Service'> = {
      customer_id: customerId,
      archived: 0,
      ...(typed !== '' && { any: [{ job_num: like }, { job_name: like }] }),
    };
    const query = { filters, fields: ['job_num', 'job_name'], order: [['id', 'DESC']], limit: CHOICES } as const;
    const { rows, more } = await callSome('Service', query, { signal });
    return { rows: rows.map(({ id, job_num, job_name }) => ({ id, title: `${job_num} ${job_name}` })), more };
  });

const FILES = {
  include: {
    LibraryUpload: ['type', 'filename', 'original_filename', 'thumb_filename'],
    CreatedBy: ['first_name', 'last_name'],
  },
  order: [['id', 'DESC']],
  limit: MANY,
} as const;

/** Pictures and papers of a contact, those of their assets too, newest first. */
export const contactFilesQuery = (contactId: number) =>
  queryValue(['ContactFile', 'some-of', contactId], ({ signal }) =>
    callSome('ContactFile', { ...FILES, filters: { contact_id: contactId } }, { signal }),
  );

/** Pictures and papers of an asset, newest first. */
export const assetFilesQuery = (assetId: number) =>
  queryValue(['ContactFile', 'some-of-asset', assetId], ({ signal }) =>
    callSome('ContactFile', { ...FILES, filters: { asset_id: assetId } }, { signal }),
  );

/** The public page of an asset, null if there is none; needs no session. */
export const publicAssetQuery = (slug: string) =>
  queryOptions({
    queryKey: ['CustomerAsset', 'public', slug],
    queryFn: async ({ signal }) => {
      try {
        return await call('CustomerAsset/public', { slug }, { signal, noAuthRedirect: true });
      } catch (error) {
        if (isApiError(error) && error.kind === 'refused') return null;
        throw error;
      }
    },
    meta: { quiet: true },
  });
