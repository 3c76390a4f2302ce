import { count, date, instant, int, json, needText, ref, text } from '../field.ts';
import { model, one } from '../model.ts';

export const ReleaseNote = model('ReleaseNote', () => ({
  tenancy: 'shared',
  title: 'title',
  fields: { title: needText(), body: text(), release_date: date() },
  relations: {},
}));

/** An error in a browser; remote, release and set identify the code. */
export const ErrorLog = model('ErrorLog', () => ({
  fields: {
    user_id: ref('User', { readOnly: true }),
    endpoint: text(),
    payload_json: json(),
    response_json: json(),
    user_agent: text(),
    user_error_message: text(),
    remote: text(),
    release: text(),
    set_seq: int(),
    /** The canaries of the browser's company, or an override; otherwise `baseline`. */
    arm: text(),
  },
  relations: {},
}));

/** A tap on an advertisement of the product. */
export const Engagement = model('Engagement', () => ({
  fields: { user_id: ref('User', { readOnly: true }), ad_location_key: needText() },
  relations: {},
}));

/**
 * A deleted record. For 30 days everybody who may delete it may also restore it, with everything that was deleted with
 * it.
 */
export const Trash = model('Trash', () => ({
  title: 'title',
  search: ['title'],
  index: ['deleted_by'],
  fields: {
    model: needText({ readOnly: true }),
    /** The label of the record's model: "Project". */
    kind: needText({ readOnly: true }),
    title: needText({ readOnly: true }),
    record_id: count(0, { readOnly: true }),
    deleted_by: ref('User', { readOnly: true }),
    purge_at: instant({ readOnly: true }),
  },
  relations: { DeletedBy: one('User', 'deleted_by') },
}));
