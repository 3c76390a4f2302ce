import { count, date, instant, int, json, needText, ref, text } from '../field.ts';
import { model, one } from '../model.ts';

export const ReleaseNote = model('ReleaseNote', {
  read: ['@scoped'],
  write: ['@none'],
  tenancy: 'shared',
  title: 'title',
  fields: { title: needText(), body: text(), release_date: date() },
  relations: {},
});

/** What went wrong in a browser; remote, release and set tell which code it was. */
export const ErrorLog = model('ErrorLog', {
  read: ['@admin'],
  write: ['@scoped'],
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
    /** Canaries of the browser's company, or an override; `baseline` otherwise. */
    arm: text(),
  },
  relations: {},
});

/** A tap on something the product advertises. */
export const Engagement = model('Engagement', {
  read: ['@admin'],
  write: ['@scoped'],
  fields: { user_id: ref('User', { readOnly: true }), ad_location_key: needText() },
  relations: {},
});

/** A deleted record: for 30 days whoever may delete it may restore it, with all that went with it. */
export const Trash = model('Trash', {
  read: ['@scoped'],
  write: ['@none'],
  title: 'title',
  search: ['title'],
  index: ['deleted_by'],
  fields: {
    model: needText({ readOnly: true }),
    /** What people call such a record: "Project". */
    kind: needText({ readOnly: true }),
    title: needText({ readOnly: true }),
    record_id: count(0, { readOnly: true }),
    deleted_by: ref('User', { readOnly: true }),
    purge_at: instant({ readOnly: true }),
  },
  relations: { DeletedBy: one('User', 'deleted_by') },
});
