import { person } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';

const category = { id: 1, version: 1, archived: 0, slug: 'lifts', name: 'Lifts', color_hex: '#b4762a' };
/** The only type of the only category. */
export const type = {
  id: 2,
  version: 1,
  archived: 0 as const,
  slug: 'scissor',
  name: 'Scissor lift',
  category_id: 1,
  color_hex: null,
  charge_out_rates_json: '{"hr":{"enabled":1,"rate":50}}',
  charge_out_rate: null,
  charge_out_rate_unit: null,
  live_count: 2,
  archived_count: 1,
  services_json: '[["2000-01-01",1]]',
  meter_overdue_json: '[]',
};
/** The only piece. */
export const piece = rowOf('Equipment', {
  id: 5,
  slug: 'sl-101',
  description: 'Scissor lift, EQ-101',
  type_id: 2,
  serial_num: 'SL-101',
  next_service_date: '2000-01-01',
  EquipmentType: { ...rowOf('EquipmentType', { ...type }) },
  LibraryUpload: null,
  Holder: null,
  Job: null,
  EquipmentPlace: null,
  EquipmentKit: null,
});

/** The test server's data: one machine of one type. */
export const equipped = (role_type: 'Admin' | 'Basic' = 'Admin'): Stored => ({
  'User/find/dana': { data: person({ role_type }) },
  'EquipmentCategory/get': { data: [category] },
  'EquipmentType/get': { data: [type] },
  'Equipment/get': { data: [piece], meta: { count: 120, num_pages: 3 } },
  'Equipment/find/sl-101': { data: piece },
  'Equipment/find/5': { data: piece },
  'EquipmentType/find/2': { data: type },
  'EquipmentCategory/find/1': { data: category },
  'Equipment/save': { data: { record_id: 5, slug: 'sl-101' } },
});
