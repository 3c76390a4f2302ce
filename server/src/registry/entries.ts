import type { ModelName } from '@fieldspan/contract/models';
import type { Entry } from './entry.ts';
import { billingEntries } from './entries/billing.ts';
import { costingEntries } from './entries/costing.ts';
import { contactEntries } from './entries/contacts.ts';
import { fileEntries } from './entries/files.ts';
import { formEntries } from './entries/forms.ts';
import { incidentEntries } from './entries/incidents.ts';
import { libraryEntries } from './entries/library.ts';
import { listEntries } from './entries/lists.ts';
import { locateEntries } from './entries/locates.ts';
import { messagingEntries } from './entries/messaging.ts';
import { moneyEntries } from './entries/money.ts';
import { peopleEntries } from './entries/people.ts';
import { planEntries } from './entries/plans.ts';
import { purchasingEntries } from './entries/purchasing.ts';
import { stockEntries } from './entries/stock.ts';
import { systemEntries } from './entries/system.ts';
import { equipmentEntries } from './entries/equipment.ts';
import { visitEntries } from './entries/visits.ts';
import { workEntries } from './entries/work.ts';

const entries: Partial<Record<ModelName, Entry>> = {
  ...peopleEntries,
  ...messagingEntries,
  ...equipmentEntries,
  ...workEntries,
  ...contactEntries,
  ...visitEntries,
  ...moneyEntries,
  ...billingEntries,
  ...purchasingEntries,
  ...stockEntries,
  ...costingEntries,
  ...formEntries,
  ...fileEntries,
  ...libraryEntries,
  ...listEntries,
  ...locateEntries,
  ...incidentEntries,
  ...planEntries,
  ...systemEntries,
};

const PLAIN: Entry = {};

/** The server-side rules of a model; most models need none. */
export function entryOf(name: ModelName): Entry {
  return entries[name] ?? PLAIN;
}
