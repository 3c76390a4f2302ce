import {
  findContactsQuery,
  findEquipmentQuery,
  findPeopleQuery,
  findProjectsQuery,
  findServicesQuery,
} from '@fieldspan/api/queries/find';
import type { Found } from '@fieldspan/api/queries/find';
import type { QueryValue } from '@fieldspan/api/queries/query-value';
import type { ModuleName } from '@fieldspan/domain/modules';

export type FindSource = {
  title: string;
  /** Module that a person must read; null where the rows themselves decide. */
  module: ModuleName | null;
  query: (text: string) => QueryValue<Found[]>;
};

/** What is searched, in the order of the menu. */
export const findSources: readonly FindSource[] = [
  { title: 'Projects', module: null, query: findProjectsQuery },
  { title: 'Services', module: null, query: findServicesQuery },
  { title: 'Contacts Network', module: 'Contacts', query: findContactsQuery },
  { title: 'Equipment', module: 'Equipment', query: findEquipmentQuery },
  { title: 'Employees', module: 'Users', query: findPeopleQuery },
];
