import {
  flag,
  madeOnce,
  money,
  needChoice,
  needDate,
  needNumber,
  needRef,
  needText,
  number,
  ref,
  text,
} from '../field.ts';
import { model, one } from '../model.ts';

/** Where materials lie: a store, or the van of a person. */
export const StockPlace = model('StockPlace', () => ({
  title: 'name',
  search: ['name'],
  unique: [['client_key']],
  fields: { name: needText(), kind: needChoice(['store', 'van']), user_id: ref('User'), archived: flag(), ...madeOnce },
  relations: { User: one('User', 'user_id') },
}));

/**
 * What changed where a material lies; it never changes itself. `receive` puts it into a place, `move` takes it to another, `use`
 * takes it out for a project or a visit, and `count` makes a place hold what was `counted`.
 */
export const StockMovement = model('StockMovement', () => ({
  index: ['material_id', 'from_place_id', 'to_place_id', 'job_id'],
  unique: [['client_key']],
  fields: {
    kind: needChoice(['receive', 'move', 'use', 'count']),
    material_id: needRef('Material'),
    quantity: { ...needNumber({ min: 0, max: 1_000_000 }), default: 0 },
    from_place_id: ref('StockPlace'),
    to_place_id: ref('StockPlace'),
    counted: number({ min: 0, max: 1_000_000 }),
    moved_on: needDate(),
    job_id: ref('Job'),
    receipt_id: ref('OrderReceipt', { readOnly: true }),
    visit_part_id: ref('VisitPart', { readOnly: true }),
    unit_cost: money({ readOnly: true }),
    note: text(),
    ...madeOnce,
  },
  relations: {
    Material: one('Material', 'material_id'),
    FromPlace: one('StockPlace', 'from_place_id'),
    ToPlace: one('StockPlace', 'to_place_id'),
    Job: one('Job', 'job_id'),
    CreatedBy: one('User', 'created_by'),
  },
}));
