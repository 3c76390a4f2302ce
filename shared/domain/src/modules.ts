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
  'Library',
] as const;

export type ModuleName = (typeof MODULES)[number];

export type ModuleFlags = { read: boolean; write: boolean };

export type ModulePermissions = Partial<Record<ModuleName, ModuleFlags>>;

/**
 * What a Basic user has where nobody has said otherwise: everybody reads the library and brings files of their own to it
 * (decision 0045). Its write flag is the right to change and delete what others brought.
 */
export const GIVEN_MODULES: ModulePermissions = { Library: { read: true, write: false } };
