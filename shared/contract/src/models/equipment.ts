import {
  choice,
  colour,
  count,
  date,
  flag,
  instant,
  jsonList,
  int,
  jsonObject,
  madeOnce,
  money,
  needDate,
  needNumber,
  needRef,
  needText,
  number,
  ref,
  text,
} from '../field.ts';
import { METER_UNITS } from '@fieldspan/domain/equipment/meter-reading';
import { many, model, one } from '../model.ts';

export const EquipmentCategory = model('EquipmentCategory', () => ({
  title: 'name',
  unique: [['client_key']],
  fields: { name: needText(), color_hex: colour(), archived: flag(), ...madeOnce },
  relations: { EquipmentType: many('EquipmentType', 'category_id') },
}));

export const EquipmentType = model('EquipmentType', () => ({
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
    /** What the meter of its pieces counts; null if they have none. */
    meter_unit: choice(METER_UNITS),
    archived: flag(),
    /** The number of its pieces that are not archived. The server counts, because an included list may be cut off. */
    live_count: count(0, { readOnly: true, computed: true }),
    archived_count: count(0, { readOnly: true, computed: true }),
    /** A list of [day, count]: planned services of its pieces within the next weeks. */
    services_json: jsonList({ readOnly: true, computed: true }),
    /** A list of [day or null, count]: pieces whose meter is past their next service, by the day that is planned for it. */
    meter_overdue_json: jsonList({ readOnly: true, computed: true }),
    /** What is taken of its pieces from today on: a list of [from, to or null, quantity] of bookings and of what is out unbooked. */
    taken_json: jsonList({ readOnly: true, computed: true }),
    /** Its pieces that may go out: neither archived nor out of service. */
    usable_count: count(0, { readOnly: true, computed: true }),
    ...madeOnce,
  },
  relations: { EquipmentCategory: one('EquipmentCategory', 'category_id'), Equipment: many('Equipment', 'type_id') },
}));

export const Equipment = model('Equipment', () => ({
  title: 'description',
  search: ['description', 'serial_num'],
  index: ['type_id', 'next_service_date', 'job_id', 'place_id', 'kit_id'],
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
    /** What the meter shows when the next service of a plan is due. Plans decide all fields of the next service. */
    next_service_meter: number({ readOnly: true }),
    /** The latest reading of its meter, and the first. */
    meter: number({ readOnly: true }),
    first_meter: number({ readOnly: true }),
    meter_at: instant({ readOnly: true }),
    image_id: ref('LibraryUpload'),
    /** What was paid for it and when, what is left of that after how many years, and what an hour costs; hidden as that of its type. */
    bought_on: date(),
    bought_for: money({ min: 0 }),
    salvage_value: money({ min: 0 }),
    life_years: number({ min: 0 }),
    cost_per_hour: money({ min: 0 }),
    /** Instead of the rates of its type. */
    charge_out_rates_json: jsonObject(),
    holder_id: ref('User'),
    location: text(),
    /** Whether an EquipmentOutage of it is open. */
    is_out_of_service: flag(0, { readOnly: true, computed: true }),
    /** With whom and where it is since the latest EquipmentCustody, and when it is to be back; `out_since`: null if it is in. */
    job_id: ref('Job', { readOnly: true }),
    place_id: ref('EquipmentPlace', { readOnly: true }),
    out_since: instant({ readOnly: true }),
    due_back_on: date({ readOnly: true }),
    /** Its latest EquipmentCustody. */
    custody_id: int({ readOnly: true, computed: true }),
    kit_id: ref('EquipmentKit'),
    /** The day of its next service; long past for a piece whose meter is past it, whatever its day says. */
    service_due_on: date({ readOnly: true, computed: true }),
    /** Whether maintenance plans decide what is due next. */
    is_planned: flag(0, { readOnly: true, computed: true }),
    ...madeOnce,
  },
  relations: {
    EquipmentType: one('EquipmentType', 'type_id'),
    LibraryUpload: one('LibraryUpload', 'image_id'),
    Holder: one('User', 'holder_id'),
    Job: one('Job', 'job_id'),
    EquipmentPlace: one('EquipmentPlace', 'place_id'),
    EquipmentKit: one('EquipmentKit', 'kit_id'),
  },
}));

/** A time in which a piece must not be used; open until it is released. A piece has one open one at most. */
export const EquipmentOutage = model('EquipmentOutage', () => ({
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
}));

/** What the meter of a piece showed. */
export const EquipmentReading = model('EquipmentReading', () => ({
  title: 'value',
  index: ['equipment_id', 'form_id'],
  unique: [['client_key']],
  fields: {
    equipment_id: needRef('Equipment'),
    value: needNumber({ min: 0 }),
    /** When it was read; now if nothing is said. */
    read_at: instant(),
    /** The meter is another one than at the reading before. */
    is_replaced: flag(),
    note: text(),
    /** The form, and the key of the question, that it was read for. */
    form_id: ref('CompanyForm'),
    form_field: text(),
    ...madeOnce,
  },
  relations: {
    Equipment: one('Equipment', 'equipment_id'),
    CompanyForm: one('CompanyForm', 'form_id'),
    User: one('User', 'created_by'),
  },
}));

/** What is done again and again to all pieces of a type, or to one piece: by days, by the meter, or whichever comes first. */
export const MaintenancePlan = model('MaintenancePlan', () => ({
  title: 'title',
  index: ['type_id', 'equipment_id'],
  unique: [['client_key']],
  fields: {
    title: needText(),
    details: text(),
    type_id: ref('EquipmentType'),
    equipment_id: ref('Equipment'),
    every_days: int({ min: 1, max: 36_500 }),
    every_meter: number({ min: 1 }),
    archived: flag(),
    ...madeOnce,
  },
  relations: {
    EquipmentType: one('EquipmentType', 'type_id'),
    Equipment: one('Equipment', 'equipment_id'),
  },
}));

/** What was done to a piece: a service of a plan, or a repair. */
export const MaintenanceRecord = model('MaintenanceRecord', () => ({
  title: 'title',
  search: ['title', 'done_by_name', 'parts', 'notes'],
  index: ['equipment_id', 'plan_id', 'done_by'],
  unique: [['client_key']],
  fields: {
    equipment_id: needRef('Equipment'),
    /** The plan that was followed; null for a repair. */
    plan_id: ref('MaintenancePlan'),
    title: needText(),
    done_on: needDate(),
    /** The colleague who did it, or the name of a workshop. */
    done_by: ref('User'),
    done_by_name: text(),
    meter: number({ min: 0 }),
    cost: money({ min: 0 }),
    parts: text(),
    notes: text(),
    ...madeOnce,
  },
  relations: {
    Equipment: one('Equipment', 'equipment_id'),
    MaintenancePlan: one('MaintenancePlan', 'plan_id'),
    EquipmentFile: many('EquipmentFile', 'maintenance_id'),
    DoneBy: one('User', 'done_by'),
    User: one('User', 'created_by'),
  },
}));

/** A picture or document of a piece, or of what was done to it. */
export const EquipmentFile = model('EquipmentFile', () => ({
  index: ['equipment_id', 'file_id', 'maintenance_id', 'custody_id'],
  unique: [['client_key']],
  fields: {
    equipment_id: needRef('Equipment'),
    file_id: needRef('LibraryUpload'),
    caption: text(),
    maintenance_id: ref('MaintenanceRecord'),
    custody_id: ref('EquipmentCustody'),
    ...madeOnce,
  },
  relations: {
    Equipment: one('Equipment', 'equipment_id'),
    LibraryUpload: one('LibraryUpload', 'file_id'),
    MaintenanceRecord: one('MaintenanceRecord', 'maintenance_id'),
    EquipmentCustody: one('EquipmentCustody', 'custody_id'),
    CreatedBy: one('User', 'created_by'),
  },
}));
