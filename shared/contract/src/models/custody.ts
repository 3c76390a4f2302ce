import { CONDITIONS, HAND_OVERS, PLACE_KINDS } from '@fieldspan/domain/equipment/custody';
import {
  choice,
  date,
  flag,
  instant,
  int,
  json,
  jsonList,
  count,
  madeOnce,
  needChoice,
  needDate,
  needRef,
  needText,
  ref,
  text,
} from '../field.ts';
import { many, model, one } from '../model.ts';

/** Where equipment of the company is kept: a yard, a room, or a van that may be a piece of equipment itself. */
export const EquipmentPlace = model('EquipmentPlace', () => ({
  title: 'name',
  index: ['equipment_id'],
  unique: [['client_key']],
  fields: {
    name: needText(),
    kind: needChoice(PLACE_KINDS),
    address: text(),
    /** The van, if it is a piece of the company's equipment. */
    equipment_id: ref('Equipment'),
    archived: flag(),
    ...madeOnce,
  },
  relations: { Equipment: one('Equipment', 'equipment_id') },
}));

/** A named set of pieces that goes out and comes back together. */
export const EquipmentKit = model('EquipmentKit', () => ({
  title: 'name',
  unique: [['client_key']],
  fields: { name: needText(), archived: flag(), ...madeOnce },
  relations: { Equipment: many('Equipment', 'kit_id') },
}));

/**
 * A piece was handed over: it went out to a person, a project or a van, or came in. Never changed; what was wrong is put
 * right by another one. The latest of a piece has no `ended_at`, and says where it is.
 */
export const EquipmentCustody = model('EquipmentCustody', () => ({
  index: ['equipment_id', 'to_user_id', 'job_id', 'place_id', 'booking_id'],
  unique: [['client_key']],
  fields: {
    kind: needChoice(HAND_OVERS),
    /** Never empty in the answers of a server; a device that did not know the piece sends `code` instead. */
    equipment_id: ref('Equipment'),
    /** What was scanned or typed. */
    code: text(),
    to_user_id: ref('User'),
    job_id: ref('Job'),
    place_id: ref('EquipmentPlace'),
    /** The day by which it is to be back. */
    due_on: date(),
    condition: choice(CONDITIONS),
    note: text(),
    /** Who received it signed; the text of a Signature. */
    signature_json: json(),
    /** The keys of the uploads of its photos. The server makes them files of the piece. */
    photo_keys_json: jsonList(),
    /** The hand-over that the person saw as the latest: only who saw that it is out takes it over. */
    follows_id: int(),
    /** The booking that it is for. */
    booking_id: ref('EquipmentBooking'),
    /** How long it waited on the device before it was sent. */
    waited_ms: int({ min: 0 }),
    handed_at: instant({ readOnly: true }),
    ended_at: instant({ readOnly: true }),
    ...madeOnce,
  },
  relations: {
    Equipment: one('Equipment', 'equipment_id'),
    ToUser: one('User', 'to_user_id'),
    Job: one('Job', 'job_id'),
    EquipmentPlace: one('EquipmentPlace', 'place_id'),
    EquipmentBooking: one('EquipmentBooking', 'booking_id'),
    EquipmentFile: many('EquipmentFile', 'custody_id'),
    User: one('User', 'created_by'),
  },
}));

/** So many pieces of a type are wanted from a day until a day, whichever they are. */
export const EquipmentBooking = model('EquipmentBooking', () => ({
  index: ['type_id', 'job_id', 'from_on'],
  unique: [['client_key']],
  fields: {
    type_id: needRef('EquipmentType'),
    quantity: count(1, { min: 1, max: 10_000 }),
    from_on: needDate(),
    to_on: needDate(),
    job_id: ref('Job'),
    for_user_id: ref('User'),
    note: text(),
    /** It is not wanted any more. */
    archived: flag(),
    ...madeOnce,
  },
  relations: {
    EquipmentType: one('EquipmentType', 'type_id'),
    Job: one('Job', 'job_id'),
    ForUser: one('User', 'for_user_id'),
    User: one('User', 'created_by'),
  },
}));
