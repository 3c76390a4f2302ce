import {
  colour,
  count,
  date,
  flag,
  instant,
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
  unique: [['client_key']],
  fields: { name: needText(), color_hex: colour(), archived: flag(), ...madeOnce },
  relations: { EquipmentType: many('EquipmentType', 'category_id') },
});

export const EquipmentType = model('EquipmentType', {
  title: 'name',
  index: ['category_id'],
  unique: [['client_key']],
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
    ...madeOnce,
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
    /** Whether an EquipmentOutage of it is open. */
    is_out_of_service: flag(0, { readOnly: true, computed: true }),
    ...madeOnce,
  },
  relations: {
    EquipmentType: one('EquipmentType', 'type_id'),
    LibraryUpload: one('LibraryUpload', 'image_id'),
    Holder: one('User', 'holder_id'),
  },
});

/** A time in which a piece must not be used; open until it is released. A piece has one open one at most. */
export const EquipmentOutage = model('EquipmentOutage', {
  title: 'cause',
  search: ['cause', 'release_note'],
  index: ['equipment_id', 'form_id'],
  unique: [['client_key']],
  fields: {
    equipment_id: needRef('Equipment'),
    /** Why it must not be used. */
    cause: needText(),
    /** The form, and the key of the question, because of which it was taken out of service. */
    form_id: ref('CompanyForm'),
    form_field: text(),
    /** Saving it releases the piece. */
    release_note: text(),
    released_at: instant({ readOnly: true }),
    released_by: ref('User', { readOnly: true }),
    ...madeOnce,
  },
  relations: {
    Equipment: one('Equipment', 'equipment_id'),
    CompanyForm: one('CompanyForm', 'form_id'),
    User: one('User', 'created_by'),
    ReleasedBy: one('User', 'released_by'),
  },
});
