import { expect, it } from 'vitest';
import { linkedRecord } from './message-record.ts';

const HERE = 'https://app.example';

it.each([
  ['/project/arena/dashboard', 'Job', 'arena'],
  ['/project/arena', 'Job', 'arena'],
  ['/service/rtu-3/quote', 'Service', 'rtu-3'],
  ['/project/arena/purchase-orders/po-7', 'PurchaseOrder', 'po-7'],
  ['/form/view/jha-12?print=1', 'CompanyForm', 'jha-12'],
  ['/equipment/edit/eq-118/maintenance', 'Equipment', 'eq-118'],
  ['/contact/acme/details', 'Contact', 'acme'],
  ['/library/file/plan%20A', 'LibraryFile', 'plan A'],
])('an address of %s shows the %s %s', (path, model, slug) => {
  expect(linkedRecord(`${HERE}${path}`, HERE)).toEqual({ model, slug });
});

it('is none elsewhere, and on pages that show no single record', () => {
  expect(linkedRecord('https://other.example/project/arena/dashboard', HERE)).toBeNull();
  expect(linkedRecord(`${HERE}/projects/list`, HERE)).toBeNull();
  expect(linkedRecord(`${HERE}/contact/asset/x/y`, HERE)).toBeNull();
  expect(linkedRecord('nothing', HERE)).toBeNull();
});
