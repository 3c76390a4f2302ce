import type { Parent } from '@fieldspan/api/queries/records';

/**
 * An attached file, which becomes a message of its own. `key` is the client key of that message and of its upload, so
 * neither is stored twice.
 */
export type Attachment = {
  key: string;
  name: string;
  /** Null when only its upload is left. */
  file: File | null;
  /** Set once the server has stored the file. */
  uploadId: number | null;
};

/** The content of a compose box. */
export type Draft = {
  /** Client key of the message: a draft sent twice becomes one message. Empty before anything is written. */
  key: string;
  text: string;
  attachments: readonly Attachment[];
  needsOk: boolean;
  /** For a new thread: its settings. */
  start?: ThreadStart;
};

export type ThreadStart = {
  subject: string;
  memberIds: readonly number[];
  /** The project or service that the thread is about. */
  about?: Parent;
};

export const EMPTY_DRAFT: Draft = { key: '', text: '', attachments: [], needsOk: false };

export const isEmptyDraft = ({ text, attachments, start }: Draft): boolean =>
  text === '' && attachments.length === 0 && !isBegun(start);

const isBegun = (start: ThreadStart | undefined): boolean =>
  start !== undefined && (start.subject !== '' || start.memberIds.length > 0);

/** Whether there is something to send. */
export const isSendable = ({ text, attachments }: Draft): boolean => text.trim() !== '' || attachments.length > 0;

/** Puts content back into a box that may already have some: both are kept. */
export function joinedDrafts(back: Draft, standing: Draft): Draft {
  if (isEmptyDraft(standing)) return back;
  return {
    key: standing.key,
    text: [back.text, standing.text].filter((text) => text !== '').join('\n'),
    attachments: [...back.attachments, ...standing.attachments],
    needsOk: back.needsOk || standing.needsOk,
    ...(back.start && { start: joinedStarts(back.start, standing.start ?? { subject: '', memberIds: [] }) }),
  };
}

function joinedStarts(back: ThreadStart, standing: ThreadStart): ThreadStart {
  const subjects = new Set([back.subject, standing.subject].filter((subject) => subject !== ''));
  const memberIds = [...new Set([...back.memberIds, ...standing.memberIds])];
  return { ...back, subject: [...subjects].join(' / '), memberIds };
}

/** One message made from a draft. */
export type MessagePart = { clientKey: string; text: string; attachment: Attachment | null; needsOk: boolean };

/** The messages of a draft, in order: the text goes with the first file, every other file is a message of its own. */
export function messageParts({ key, text, attachments, needsOk }: Draft): MessagePart[] {
  const words = text.trim();
  if (attachments.length === 0) return [{ clientKey: key, text: words, attachment: null, needsOk }];
  return attachments.map((attachment, index) => ({
    clientKey: attachment.key,
    text: index === 0 ? words : '',
    attachment,
    needsOk: index === 0 && needsOk,
  }));
}
