import { LAKESHORE_CERTIFICATES, NORTHGATE_CERTIFICATES } from './words/certificates.ts';
import type { CertificateKind } from './words/certificates.ts';
import {
  LAKESHORE_CUSTOMERS,
  LAKESHORE_SUPPLIERS,
  NORTHGATE_CUSTOMERS,
  NORTHGATE_SUPPLIERS,
} from './words/contacts.ts';
import type { Customer } from './words/contacts.ts';
import { LAKESHORE_CATALOGUE, NORTHGATE_CATALOGUE } from './words/equipment.ts';
import type { CatalogueCategory } from './words/equipment.ts';
import type { Exchange } from './words/exchange.ts';
import { LAKESHORE_MATERIALS, NORTHGATE_MATERIALS } from './words/money.ts';
import { LAKESHORE_PEOPLE, NORTHGATE_PEOPLE } from './words/people.ts';
import type { Person } from './words/people.ts';
import * as places from './words/places.ts';
import { LAKESHORE_PROJECTS, NORTHGATE_PROJECTS } from './words/projects.ts';
import { LAKESHORE_CALLS, NORTHGATE_CALLS, NORTHGATE_TODAY } from './words/services.ts';
import type { Stop } from './words/services.ts';
import { LAKESHORE_SLOTS, NORTHGATE_SLOTS } from './words/slots.ts';
import { CIVIL_TALK } from './words/talk-civil.ts';
import { SERVICE_TALK } from './words/talk-service.ts';
import { MORE_SITE_TALK } from './words/talk-site-more.ts';
import { SITE_TALK } from './words/talk-site.ts';

/** How many records of each kind a company gets. */
type Sizes = {
  services: number;
  contacts: number;
  forms: number;
  files: number;
  threads: number;
  messages: number;
  expenses: number;
  locates: number;
  orders: number;
  contracts: number;
};

/** Everything that differs between the demo companies. */
export type Profile = {
  key: string;
  name: string;
  country: string;
  province: string;
  metric: boolean;
  areaCode: string;
  domain: string;
  street: string;
  town: places.Town;
  towns: readonly places.Town[];
  streets: readonly string[];
  hospital: places.Hospital;
  people: readonly Person[];
  customers: readonly Customer[];
  suppliers: readonly string[];
  projects: readonly string[];
  calls: readonly string[];
  /** Today's service calls of the first technician. */
  today: readonly Stop[];
  catalogue: readonly CatalogueCategory[];
  materials: Readonly<Record<string, readonly string[]>>;
  certificates: readonly CertificateKind[];
  talk: { job: readonly Exchange[]; service: readonly Exchange[]; slots: Readonly<Record<string, readonly string[]>> };
  /** Numbers of the newest project, service call and piece of equipment. */
  newest: { job: number; service: number };
  sizes: Sizes;
};

export const NORTHGATE: Profile = {
  key: 'northgate',
  name: 'Northgate Mechanical',
  country: 'CA',
  province: 'ON',
  metric: true,
  areaCode: '519',
  domain: 'northgate.test',
  street: '48 Kiln Street',
  town: townNamed(places.ONTARIO_TOWNS, 'Guelph'),
  towns: places.ONTARIO_TOWNS,
  streets: places.ONTARIO_STREETS,
  hospital: places.ONTARIO_HOSPITAL,
  people: NORTHGATE_PEOPLE,
  customers: NORTHGATE_CUSTOMERS,
  suppliers: NORTHGATE_SUPPLIERS,
  projects: NORTHGATE_PROJECTS,
  calls: NORTHGATE_CALLS,
  today: NORTHGATE_TODAY,
  catalogue: NORTHGATE_CATALOGUE,
  materials: NORTHGATE_MATERIALS,
  certificates: NORTHGATE_CERTIFICATES,
  talk: { job: [...SITE_TALK, ...MORE_SITE_TALK], service: SERVICE_TALK, slots: NORTHGATE_SLOTS },
  newest: { job: 2041, service: 8812 },
  sizes: {
    services: 150,
    contacts: 120,
    forms: 400,
    files: 600,
    threads: 250,
    messages: 20_000,
    expenses: 320,
    locates: 36,
    orders: 90,
    contracts: 14,
  },
};

export const LAKESHORE: Profile = {
  key: 'lakeshore',
  name: 'Lakeshore Civil',
  country: 'USA',
  province: 'MI',
  metric: false,
  areaCode: '231',
  domain: 'lakeshore.test',
  street: '900 Pier Street',
  town: townNamed(places.MICHIGAN_TOWNS, 'Muskegon'),
  towns: places.MICHIGAN_TOWNS,
  streets: places.MICHIGAN_STREETS,
  hospital: places.MICHIGAN_HOSPITAL,
  people: LAKESHORE_PEOPLE,
  customers: LAKESHORE_CUSTOMERS,
  suppliers: LAKESHORE_SUPPLIERS,
  projects: LAKESHORE_PROJECTS,
  calls: LAKESHORE_CALLS,
  today: [],
  catalogue: LAKESHORE_CATALOGUE,
  materials: LAKESHORE_MATERIALS,
  certificates: LAKESHORE_CERTIFICATES,
  talk: { job: CIVIL_TALK, service: CIVIL_TALK, slots: LAKESHORE_SLOTS },
  newest: { job: 314, service: 1207 },
  sizes: {
    services: 24,
    contacts: 34,
    forms: 40,
    files: 60,
    threads: 30,
    messages: 1400,
    expenses: 60,
    locates: 18,
    orders: 22,
    contracts: 3,
  },
};

function townNamed(towns: readonly places.Town[], name: string): places.Town {
  const found = towns.find((town) => town.name === name);
  if (!found) throw new RangeError(`No town ${name}`);
  return found;
}
