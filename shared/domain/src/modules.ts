/**
 * The permission modules, spelled as module_permissions spells them (document 0 §6).
 * A company grants read and write per module to each Basic user.
 */
export const MODULES = [
  'Contacts',
  'Equipment',
  'Materials',
  'Users',
  'TimeLogs',
  'Certificates',
  'Company Forms',
  'Locates',
  'Service Quotes/Invoices',
  'Job Invoices',
  'Purchase Orders',
  'Projects',
  'Expenses',
  'Jobs',
  'Services',
] as const;

export type ModuleName = (typeof MODULES)[number];

export type ModuleFlags = { read: boolean; write: boolean };

export type ModulePermissions = Partial<Record<ModuleName, ModuleFlags>>;
