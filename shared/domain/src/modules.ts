/**
 * The permission modules, named as in module_permissions (document 0 §6). A company grants each Basic user read and
 * write per module.
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
 * Default rights of a Basic user: everybody reads the library and adds files to it (decision 0045). Its write flag
 * allows changing and deleting other people's files.
 */
export const GIVEN_MODULES: ModulePermissions = { Library: { read: true, write: false } };
