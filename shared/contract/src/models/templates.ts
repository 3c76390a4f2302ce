import { flag, jsonList, madeOnce, needChoice, needText, number, text } from '../field.ts';
import { model } from '../model.ts';

/** Parts that are priced as one. What it costs and sells for follows the prices of its materials. */
export const Assembly = model('Assembly', () => ({
  title: 'title',
  search: ['title', 'code'],
  unique: [['client_key']],
  fields: {
    title: needText(),
    code: text(),
    unit: text(),
    lines_json: jsonList(),
    /** Of one, in dollars, with four decimals. */
    cost: number({ readOnly: true, computed: true }),
    price: number({ readOnly: true, computed: true }),
    archived: flag(),
    ...madeOnce,
  },
  relations: {},
}));

/** Lines and words that a quote or a bid begins with. */
export const DocumentTemplate = model('DocumentTemplate', () => ({
  title: 'title',
  search: ['title'],
  unique: [['client_key']],
  fields: {
    title: needText(),
    kind: needChoice(['quote', 'bid']),
    lines_json: jsonList(),
    note: text(),
    archived: flag(),
    ...madeOnce,
  },
  relations: {},
}));
