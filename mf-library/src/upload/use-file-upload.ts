import { explain } from '@fieldspan/api/explain';
import { uploadFile } from '@fieldspan/api/upload';
import type { Uploaded } from '@fieldspan/contract/calls';
import { isAccepted, type AcceptedFiles } from '@fieldspan/domain/accepted-files';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';

/** How long 'Upload Complete' is shown (document 1 §4). */
const RESET_MS = 1000;

export type FileUpload = {
  file: File;
  /** The client key that makes a repeated upload idempotent. */
  key: string;
  state: 'uploading' | 'complete' | 'failed';
  share: number;
  errors: readonly string[];
};

type Way = { action: 'POST' | 'PUT'; accept: AcceptedFiles; onStored: (file: Uploaded) => void };

/** Uploads one file; null before and after. */
export function useFileUpload({ action, accept, onStored }: Way) {
  const [upload, setUpload] = useState<FileUpload | null>(null);
  const run = async (begun: FileUpload) => {
    setUpload(begun);
    try {
      const onProgress = (share: number) => setUpload({ ...begun, share });
      const stored = await uploadFile(begun.file, { clientKey: begun.key, onProgress, method: action });
      onStored(stored);
      setUpload({ ...begun, state: 'complete', share: 1 });
      setTimeout(() => setUpload(null), RESET_MS);
    } catch (error) {
      const { text, list } = explain(error);
      setUpload({ ...begun, state: 'failed', errors: [text, ...list] });
    }
  };
  const send = (file: File) => {
    const begun = { file, key: crypto.randomUUID(), state: 'uploading' as const, share: 0, errors: [] };
    if (isAccepted(accept, file)) return void run(begun);
    setUpload({
      ...begun,
      state: 'failed',
      errors: [t('This kind of file is not taken here: {{name}}', { name: file.name })],
    });
    return undefined;
  };
  return { upload, send, retry: () => upload && void run({ ...upload, state: 'uploading', share: 0, errors: [] }) };
}
