import { flag, madeOnce, needText } from '../field.ts';
import { model, one } from '../model.ts';

/**
 * A saved view of a list: search, filters, order, columns and groups, as the address that shows them. It is its author's
 * own, or shared with everybody at the company.
 */
export const ListView = model('ListView', () => ({
  title: 'name',
  index: ['list', 'created_by'],
  unique: [['client_key']],
  fields: {
    /** Names the list, such as `/contacts`. */
    list: needText(),
    /** The model of the list's rows. */
    model: needText(),
    name: needText(),
    /** Path and query, without the host. */
    address: needText(),
    is_shared: flag(),
    /** Whether the caller's list begins with this view: ListView/set-default. */
    is_default: flag(0, { readOnly: true, computed: true }),
    ...madeOnce,
  },
  relations: { Author: one('User', 'created_by') },
}));
