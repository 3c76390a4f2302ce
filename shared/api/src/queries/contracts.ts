import { call, callList, callSome } from '@fieldspan/api/call';
import { anyLike } from '@fieldspan/contract/filters';
import type { Filters } from '@fieldspan/contract/filters';
import type { ContractPayloads } from '@fieldspan/contract/contract-calls';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';
import { someOf } from './some-of.ts';

const MANY = 100;
const CHOICES = 20;
const PERSON = ['slug', 'first_name', 'last_name'] as const;

/** What is done on every visit of a contract, in order. */
export const contractTasksQuery = (contractId: number) =>
  queryValue(['ServiceContractTask', 'some-of', contractId], ({ signal }) =>
    callSome(
      'ServiceContractTask',
      {
        filters: { contract_id: contractId },
        include: { ServiceTask: ['title', 'minutes'] },
        order: [
          ['sort_order', 'ASC'],
          ['id', 'ASC'],
        ],
        limit: MANY,
      },
      { signal },
    ),
  );
export type ContractTask = QueryAnswer<typeof contractTasksQuery>['rows'][number];

/** The forms that are filled in on every visit of a contract. */
export const contractFormsQuery = (contractId: number) =>
  queryValue(['ServiceContractForm', 'some-of', contractId], ({ signal }) =>
    callSome(
      'ServiceContractForm',
      {
        filters: { contract_id: contractId },
        include: { FormChildTemplate: ['slug', 'description', 'archived'] },
        limit: MANY,
      },
      { signal },
    ),
  );
export type ContractForm = QueryAnswer<typeof contractFormsQuery>['rows'][number];

/** Forms that can be filled in and match the typed text. */
export const formChoicesQuery = (typed: string) =>
  queryValue(['FormChildTemplate', 'some-choices', typed], async ({ signal }) => {
    const filters: Filters<'FormChildTemplate'> = {
      archived: 0,
      ...anyLike<'FormChildTemplate'>(['description', 'FormTemplate.title'], typed),
    };
    const query = { filters, fields: ['description'], include: { FormTemplate: ['title'] }, limit: CHOICES } as const;
    const some = await callSome('FormChildTemplate', { ...query, order: [['description', 'ASC']] }, { signal });
    return someOf(some, (row) => ({ id: row.id, title: row.description, note: row.FormTemplate?.title ?? '' }));
  });

export const contractMaterialsQuery = (contractId: number) =>
  queryValue(['ServiceContractMaterial', 'some-of', contractId], ({ signal }) =>
    callSome(
      'ServiceContractMaterial',
      { filters: { contract_id: contractId }, include: { Material: ['description', 'unit'] }, limit: MANY },
      { signal },
    ),
  );
export type ContractMaterial = QueryAnswer<typeof contractMaterialsQuery>['rows'][number];

export const contractProductsQuery = (contractId: number) =>
  queryValue(['ServiceContractProduct', 'some-of', contractId], ({ signal }) =>
    callSome(
      'ServiceContractProduct',
      {
        filters: { contract_id: contractId },
        include: { CustomerAsset: ['slug', 'name', 'manufacturer', 'serial_num', 'spot'] },
        limit: MANY,
      },
      { signal },
    ),
  );
export type ContractProduct = QueryAnswer<typeof contractProductsQuery>['rows'][number];

export const contractPersonnelQuery = (contractId: number) =>
  queryValue(['ServiceContractPersonnel', 'some-of', contractId], ({ signal }) =>
    callSome(
      'ServiceContractPersonnel',
      { filters: { contract_id: contractId }, include: { User: [...PERSON, 'job_title'] }, limit: MANY },
      { signal },
    ),
  );
export type ContractPerson = QueryAnswer<typeof contractPersonnelQuery>['rows'][number];

/** Papers that every visit of a contract has at hand, newest first. */
export const contractFilesQuery = (contractId: number) =>
  queryValue(['ServiceContractFile', 'some-of', contractId], ({ signal }) =>
    callSome(
      'ServiceContractFile',
      {
        filters: { contract_id: contractId },
        include: {
          LibraryUpload: ['type', 'filename', 'original_filename', 'thumb_filename'],
          CreatedBy: ['first_name', 'last_name'],
        },
        order: [['id', 'DESC']],
        limit: MANY,
      },
      { signal },
    ),
  );

/** The visits that a contract made, the latest day first. */
export const contractVisitsQuery = (contractId: number) =>
  queryValue(['Visit', 'some-of-contract', contractId], ({ signal }) =>
    callSome(
      'Visit',
      {
        filters: { contract_id: contractId },
        include: { Lead: PERSON, Service: ['slug', 'job_num'] },
        order: [['occurrence_on', 'DESC']],
        limit: MANY,
      },
      { signal },
    ),
  );
export type ContractVisit = QueryAnswer<typeof contractVisitsQuery>['rows'][number];

/** What a rule would make; it is not saved for that. */
export const contractPreviewQuery = (rule: ContractPayloads['ServiceContract/preview']) =>
  queryValue(['ServiceContract', 'preview', rule], ({ signal }) => call('ServiceContract/preview', rule, { signal }));

export const serviceTasksQuery = (query: ListQuery<'ServiceTask'>) =>
  queryValue(['ServiceTask', 'list', query], ({ signal }) => callList('ServiceTask', query, { signal }));
export type ServiceTaskRow = QueryAnswer<typeof serviceTasksQuery>['rows'][number];

export const serviceTaskQuery = (idOrSlug: string) =>
  queryValue(['ServiceTask', 'record', idOrSlug], ({ signal }) =>
    call('ServiceTask/find', { slug: idOrSlug }, { signal }),
  );

export const serviceTaskChoicesQuery = (typed: string) =>
  queryValue(['ServiceTask', 'some-choices', typed], async ({ signal }) => {
    const filters: Filters<'ServiceTask'> = { archived: 0, ...anyLike<'ServiceTask'>(['title'], typed) };
    const query = { filters, fields: ['title'], order: [['title', 'ASC']], limit: CHOICES } as const;
    return someOf(await callSome('ServiceTask', query, { signal }), ({ id, title }) => ({ id, title, note: null }));
  });

export const materialChoicesQuery = (typed: string) =>
  queryValue(['Material', 'some-choices', typed], async ({ signal }) => {
    const filters: Filters<'Material'> = { archived: 0, ...anyLike<'Material'>(['description', 'code'], typed) };
    const query = {
      filters,
      fields: ['description', 'code'],
      order: [['description', 'ASC']],
      limit: CHOICES,
    } as const;
    const some = await callSome('Material', query, { signal });
    return someOf(some, ({ id, description, code }) => ({ id, title: description, note: code }));
  });

/** What making and updating the visits of a contract would do now. */
export const contractChangesQuery = (id: number) =>
  queryValue(['Visit', 'changes-of-contract', id], ({ signal }) =>
    call('ServiceContract/visit-changes', { id }, { signal }),
  );
