/**
 * What a notification is about. People choose by kind what comes to their devices; the list of alerts has all of them.
 * News of an incident is of none of these: nobody can turn it off.
 */
export const NOTICE_KINDS = ['visits', 'time', 'actions', 'forms', 'equipment', 'locates', 'documents'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** How a person is told of a kind: on their devices, in one mail for all of a day, or in the list of alerts alone. */
export const NOTICE_WAYS = ['now', 'daily', 'off'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** What a person hears of one project or call: what they chose by kind, all of it at once, or nothing. */
export const PLACE_WAYS = ['usual', 'follow', 'mute'] as const;
export type PlaceWay = (typeof PLACE_WAYS)[number];

/** When the mail of a day goes out, where the person is. */
export const DIGEST_AT = '16:30';

/** The kinds in a text with commas between them; null if it names another one. */
export function noticeKinds(text: string): NoticeKind[] | null {
  const named = text.split(',').filter((name) => name !== '');
  const known = NOTICE_KINDS.filter((kind) => named.includes(kind));
  return named.every((name) => known.some((kind) => kind === name)) ? known : null;
}
