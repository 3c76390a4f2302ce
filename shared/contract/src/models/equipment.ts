import {
  colour,
  count,
  date,
  flag,
  jsonList,
  jsonObject,
  madeOnce,
  money,
  needRef,
  needText,
  ref,
  text,
} from '../field.ts';
import { many, model, one } from '../model.ts';

export const EquipmentCategory = model('EquipmentCategory', {
  title: 'name',
  fields: { name: needText(), color_hex: colour(), archived: flag() },
  relations: { EquipmentType: many('EquipmentType', 'category_id') },
});

export const EquipmentType = model('EquipmentType', {
  title: 'name',
  index: ['category_id'],
  fields: {
    name: needText(),
    category_id: needRef('EquipmentCategory'),
    color_hex: colour(),
    cost_per_hour: money({ min: 0 }),
    charge_out_rates_json: jsonObject(),
    charge_out_rate: money({ min: 0 }),
    charge_out_rate_unit: text(),
    archived: flag(),
    /** The number of its pieces that are not archived. The server counts, because an included list may be cut off. */
    live_count: count(0, { readOnly: true, computed: true }),
    archived_count: count(0, { readOnly: true, computed: true }),
    /** A list of [day, count]: planned services of its pieces within the next weeks. */
    services_json: jsonList({ readOnly: true, computed: true }),
  },
  relations: { EquipmentCategory: one('EquipmentCategory', 'category_id'), Equipment: many('Equipment', 'type_id') },
});

export const Equipment = model('Equipment', {
  title: 'description',
  search: ['description', 'serial_num'],
  index: ['type_id', 'next_service_date'],
  unique: [['client_key']],
  fields: {
    type_id: needRef('EquipmentType'),
    description: needText(),
    serial_num: text(),
    archived: flag(),
    color_hex: colour(),
    next_service_date: date(),
    next_service_description: text(),
    next_service_mileage_or_time: text(),
    image_id: ref('LibraryUpload'),
    holder_id: ref('User'),
    location: text(),
    ...madeOnce,
  },
  relations: {
    EquipmentType: one('EquipmentType', 'type_id'),
    LibraryUpload: one('LibraryUpload', 'image_id'),
    Holder: one('User', 'holder_id'),
  },
});
