import * as accounting from './models/accounting.ts';
import * as company from './models/company.ts';
import * as contacts from './models/contacts.ts';
import * as contracts from './models/contracts.ts';
import * as cost from './models/cost.ts';
import * as custody from './models/custody.ts';
import * as documentEvents from './models/document-events.ts';
import * as equipment from './models/equipment.ts';
import * as files from './models/files.ts';
import * as forms from './models/forms.ts';
import * as incidents from './models/incidents.ts';
import * as jobs from './models/jobs.ts';
import * as library from './models/library.ts';
import * as lists from './models/lists.ts';
import * as messaging from './models/messaging.ts';
import * as money from './models/money.ts';
import * as pay from './models/pay.ts';
import * as payments from './models/payments.ts';
import * as plans from './models/plans.ts';
import * as people from './models/people.ts';
import * as projectBilling from './models/project-billing.ts';
import * as purchasing from './models/purchasing.ts';
import * as safety from './models/safety.ts';
import * as stock from './models/stock.ts';
import * as system from './models/system.ts';
import * as tasks from './models/tasks.ts';
import * as templates from './models/templates.ts';
import * as visits from './models/visits.ts';

/** All entities by name: `{Model}/get`, `find`, `save` and `delete` exist for each of them. */
export const models = {
  ...people,
  ...company,
  ...messaging,
  ...jobs,
  ...contacts,
  ...contracts,
  ...visits,
  ...money,
  ...pay,
  ...accounting,
  ...payments,
  ...projectBilling,
  ...purchasing,
  ...stock,
  ...templates,
  ...documentEvents,
  ...safety,
  ...incidents,
  ...forms,
  ...tasks,
  ...equipment,
  ...custody,
  ...cost,
  ...files,
  ...library,
  ...plans,
  ...lists,
  ...system,
};

export type Models = typeof models;
export type ModelName = keyof Models;

export function isModelName(name: string): name is ModelName {
  return Object.hasOwn(models, name);
}
