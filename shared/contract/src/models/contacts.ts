import { colour, count, date, flag, latitude, longitude, madeOnce, needRef, needText, ref, text } from '../field.ts';
import { many, model, one } from '../model.ts';

/** A site of a contact: a building, a shop, a gate, each with its own way in. */
export const ContactLocation = model('ContactLocation', () => ({
  title: 'name',
  search: ['name', 'address', 'city'],
  index: ['contact_id'],
  unique: [['client_key']],
  fields: {
    contact_id: needRef('Contact'),
    name: needText(),
    address: text(),
    city: text(),
    province: text(),
    country: text(),
    postal_code: text(),
    lat: latitude(),
    long: longitude(),
    access_notes: text(),
    notes: text(),
    archived: flag(),
    ...madeOnce,
  },
  relations: { Contact: one('Contact', 'contact_id'), CustomerAsset: many('CustomerAsset', 'location_id') },
}));

/** A kind of machines that customers own, such as boilers. */
export const AssetCategory = model('AssetCategory', () => ({
  title: 'name',
  unique: [['client_key']],
  fields: {
    name: needText(),
    color_hex: colour(),
    archived: flag(),
    /** Its assets that are not archived. */
    live_count: count(0, { readOnly: true, computed: true }),
    ...madeOnce,
  },
  relations: { CustomerAsset: many('CustomerAsset', 'category_id') },
}));

/** A machine that belongs to a customer and is looked after here. */
export const CustomerAsset = model('CustomerAsset', () => ({
  title: 'name',
  search: ['name', 'manufacturer', 'model_num', 'serial_num'],
  index: ['customer_id', 'location_id', 'category_id', 'serial_num'],
  unique: [['client_key']],
  fields: {
    customer_id: needRef('Contact'),
    location_id: ref('ContactLocation'),
    category_id: needRef('AssetCategory'),
    name: needText(),
    manufacturer: text(),
    model_num: text(),
    serial_num: text(),
    /** Where it stands there: a roof, a room. */
    spot: text(),
    installed_on: date(),
    /** The last day of the warranty. */
    warranty_until: date(),
    notes: text(),
    archived: flag(),
    ...madeOnce,
  },
  relations: {
    Customer: one('Contact', 'customer_id'),
    ContactLocation: one('ContactLocation', 'location_id'),
    AssetCategory: one('AssetCategory', 'category_id'),
    ServiceAsset: many('ServiceAsset', 'asset_id'),
  },
}));

/** A service call was, or is, about an asset; `work` is what was found and done. */
export const ServiceAsset = model('ServiceAsset', () => ({
  title: 'work',
  index: ['asset_id'],
  unique: [['service_id', 'asset_id'], ['client_key']],
  fields: { service_id: needRef('Service'), asset_id: needRef('CustomerAsset'), work: text(), ...madeOnce },
  relations: { Service: one('Service', 'service_id'), CustomerAsset: one('CustomerAsset', 'asset_id') },
}));

/** A picture or document of a contact, or of one of their assets. */
export const ContactFile = model('ContactFile', () => ({
  index: ['contact_id', 'asset_id', 'file_id'],
  unique: [['client_key']],
  fields: {
    contact_id: needRef('Contact'),
    asset_id: ref('CustomerAsset'),
    file_id: needRef('LibraryUpload'),
    caption: text(),
    ...madeOnce,
  },
  relations: {
    Contact: one('Contact', 'contact_id'),
    CustomerAsset: one('CustomerAsset', 'asset_id'),
    LibraryUpload: one('LibraryUpload', 'file_id'),
    CreatedBy: one('User', 'created_by'),
  },
}));
