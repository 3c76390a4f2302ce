import { date, flag, json, money, needRef, needText, ref, text } from '../field.ts';
import { many, model, one } from '../model.ts';

export const EquipmentCategory = model('EquipmentCategory', {
  read: ['@member'],
  write: ['Equipment'],
  title: 'name',
  fields: { name: needText(), color_hex: text() },
  relations: { EquipmentType: many('EquipmentType', 'category_id') },
});

export const EquipmentType = model('EquipmentType', {
  read: ['@member'],
  write: ['Equipment'],
  title: 'name',
  index: ['category_id'],
  fields: {
    name: needText(),
    category_id: needRef('EquipmentCategory'),
    color_hex: text(),
    cost_per_hour: money(),
    charge_out_rates_json: json(),
    charge_out_rate: money(),
    charge_out_rate_unit: text(),
  },
  relations: { EquipmentCategory: one('EquipmentCategory', 'category_id'), Equipment: many('Equipment', 'type_id') },
});

export const Equipment = model('Equipment', {
  read: ['Equipment', '@scoped'],
  write: ['Equipment'],
  title: 'description',
  search: ['description', 'serial_num'],
  index: ['type_id', 'next_service_date'],
  fields: {
    type_id: needRef('EquipmentType'),
    description: needText(),
    serial_num: text(),
    archived: flag(),
    color_hex: text(),
    next_service_date: date(),
    next_service_description: text(),
    next_service_mileage_or_time: text(),
    image_id: ref('LibraryUpload'),
    holder_id: ref('User'),
    location: text(),
  },
  relations: {
    EquipmentType: one('EquipmentType', 'type_id'),
    LibraryUpload: one('LibraryUpload', 'image_id'),
    Holder: one('User', 'holder_id'),
  },
});
