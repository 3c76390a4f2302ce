import { removeDraftRows, writeDraftRows } from '@fieldspan/api/device/draft-rows';
import { readDraftRows } from '@fieldspan/api/device/read-draft-rows';
import type { Answer } from '@fieldspan/domain/form/form-types';
import { hasCode } from '@fieldspan/domain/is-error';

/** What is kept of a form besides its answers. */
export type DraftParts = {
  /** Section that was open. */
  at: number;
  equipmentId: number | null;
  /** Signature, participants and how far sending has come; only the signing part reads it. */
  completion: unknown;
  /** It came from another project or service and was not changed since. */
  isMoved?: boolean;
  /** The published version of the template whose questions were answered; absent in drafts of before versions. */
  templateVersion?: number;
  /** By this device's clock. */
  savedAt: number;
};

const draftKey = (draft: string) => ['form', draft] as const;
const answerKey = (draft: string, field: string) => ['form', draft, field] as const;

/** Ignores rows that another release has written differently. */
const isParts = (value: unknown): value is DraftParts =>
  typeof value === 'object' && value !== null && 'at' in value && 'savedAt' in value;
const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null;

/** A draft as it stands on the device; null when there is none. */
export async function readDraft(draft: string): Promise<{ parts: DraftParts; answers: Map<string, Answer> } | null> {
  const rows = await readDraftRows(draftKey(draft));
  const answers = new Map<string, Answer>();
  let parts: DraftParts | null = null;
  for (const { key, value } of rows) {
    const field = key[2];
    if (field === undefined && isParts(value)) parts = value;
    if (typeof field === 'string' && isAnswer(value)) answers.set(field, value);
  }
  return parts && { parts, answers };
}

/** Writes what changed, all of it or nothing. An answer that is null stands there no more. */
export function writeDraft(
  draft: string,
  { parts, answers }: { parts: DraftParts; answers: ReadonlyMap<string, Answer | null> },
): Promise<void> {
  return writeDraftRows([
    { key: draftKey(draft), value: parts },
    ...[...answers].map(([field, answer]) => ({ key: answerKey(draft, field), value: answer })),
  ]);
}

export const removeDraft = (draft: string): Promise<void> => removeDraftRows(draftKey(draft));

const READS = 4;
const READ_AGAIN_MS = 250;

/** `none`: this browser has no database. `unread`: it has one, which fails again and again. */
export async function readPatiently(key: string): Promise<Awaited<ReturnType<typeof readDraft>> | 'none' | 'unread'> {
  for (let tries = 1; tries <= READS; tries += 1) {
    try {
      return await readDraft(key);
    } catch (error) {
      if (hasCode(error, 'NoDeviceError')) return 'none';
    }
    await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_MS));
  }
  return 'unread';
}

export const isWritten = (...draft: Parameters<typeof writeDraft>): Promise<boolean> =>
  writeDraft(...draft).then(
    () => true,
    () => false,
  );

/** The parts of a draft that has just begun. */
export const fresh = (): DraftParts => ({ at: 0, equipmentId: null, completion: null, savedAt: 0 });

/** null: the answer does not stand under this id any more. */
export type Changed = Map<string, Answer | null>;

export type Found = { answers: ReadonlyMap<string, Answer> } & Pick<DraftParts, 'savedAt' | 'templateVersion'>;

export type KeptDraft = { parts: DraftParts; answers: ReadonlyMap<string, Answer> };

/** A draft with changes. */
export function changedDraft({ answers }: KeptDraft, changes: { parts: DraftParts; answers: Changed }): KeptDraft {
  const all = [...new Map([...answers, ...changes.answers])];
  const standing = all.flatMap(([id, answer]) => (answer === null ? [] : [[id, answer] as const]));
  return { parts: changes.parts, answers: new Map(standing) };
}
