import { date, int, json, needText, ref, text } from '../field.ts';
import { model } from '../model.ts';

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
