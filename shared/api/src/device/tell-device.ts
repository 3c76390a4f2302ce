import { showAlert } from '@fieldspan/api/alerts';

const SENTENCES = {
  unkept:
    'This browser has no room to keep unsent work on this device. It is sent as soon as it can be; keep this page open until then.',
  draftUnkept: 'This browser has no room to keep what you are writing. Keep this page open until it is sent.',
  unread:
    'What waits on this device cannot be read at the moment. Nothing of it is lost: close other tabs of this app and reload.',
  damaged:
    'Part of what stands on this device cannot be read any more. Look through what waits here, and write again what is missing.',
} as const;

const told = new Set<string>();

/** Shows an alert about storage on the device; once per page, except for each item that is not stored. */
export function tellDevice(what: keyof typeof SENTENCES): void {
  if (what !== 'unkept' && told.has(what)) return;
  told.add(what);
  showAlert({ type: 'danger', message: SENTENCES[what] });
}
