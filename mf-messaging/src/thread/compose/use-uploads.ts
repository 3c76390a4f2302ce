import { isApiError } from '@fieldspan/api/api-error';
import { explain } from '@fieldspan/api/explain';
import { uploadFile } from '@fieldspan/api/upload';
import { DOCUMENT_EXTENSIONS, isDocumentOrImage } from '@fieldspan/domain/file-kind';
import { t } from '@fieldspan/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import type { Attachment, Draft } from '../../engine/draft-content.ts';

/** How long 'Upload Complete' is shown (document 0 §4). */
const RESET_MS = 1000;

type Change = (change: (now: Draft) => Draft) => void;

export type Uploads = {
  /** Progress (0 to 1) by attachment, only of running uploads. */
  shares: ReadonlyMap<string, number>;
  /** An upload finished within the last second. */
  isComplete: boolean;
  errors: readonly string[];
  add: (files: readonly File[]) => void;
  /** Cancels running uploads: the files will be sent with their message. */
  handOver: () => void;
};

/** Uploads chosen files one after the other while their message is written. Without a network they are sent with it. */
export function useUploads(change: Change): Uploads {
  const [shares, setShares] = useState<ReadonlyMap<string, number>>(new Map());
  const [isComplete, setIsComplete] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const running = useRef(new AbortController());

  useEffect(() => {
    if (!isComplete) return undefined;
    const timer = setTimeout(() => setIsComplete(false), RESET_MS);
    return () => clearTimeout(timer);
  }, [isComplete]);

  const upload = async (attachment: Attachment, signal: AbortSignal) => {
    const { key, file } = attachment;
    if (!file || signal.aborted) return;
    const onProgress = (share: number) => setShares((all) => new Map(all).set(key, share));
    onProgress(0);
    try {
      const { id } = await uploadFile(file, { clientKey: key, onProgress, signal });
      change((now) => ({
        ...now,
        attachments: now.attachments.map((one) => (one.key === key ? { ...one, uploadId: id } : one)),
      }));
      setIsComplete(true);
    } catch (error) {
      if (signal.aborted || (isApiError(error) && error.kind === 'network')) return;
      change((now) => ({ ...now, attachments: now.attachments.filter((one) => one.key !== key) }));
      const { text, list } = explain(error);
      setErrors([text, ...list]);
    } finally {
      setShares((all) => new Map([...all].filter(([other]) => other !== key)));
    }
  };

  const add = async (files: readonly File[]) => {
    const fitting = files.filter((file) => isDocumentOrImage(file));
    setErrors(fitting.length < files.length ? [unfitting()] : []);
    const added = fitting.map((file) => ({ key: crypto.randomUUID(), name: file.name, file, uploadId: null }));
    change((now) => ({ ...now, attachments: [...now.attachments, ...added] }));
    const { signal } = running.current;
    for (const attachment of added) await upload(attachment, signal);
  };
  const handOver = () => {
    running.current.abort();
    running.current = new AbortController();
    setErrors([]);
    setIsComplete(false);
  };
  return { shares, isComplete, errors, add: (files) => void add(files), handOver };
}

const unfitting = (): string =>
  t('Only images and these documents can be sent: {{list}}', { list: DOCUMENT_EXTENSIONS.join(', ') });
