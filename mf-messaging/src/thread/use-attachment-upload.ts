import { isApiError } from '@fieldspan/api/api-error';
import { explain } from '@fieldspan/api/explain';
import { uploadFile } from '@fieldspan/api/upload';
import type { Uploaded } from '@fieldspan/contract/calls';
import { DOCUMENT_EXTENSIONS, isDocumentOrImage } from '@fieldspan/domain/file-kind';
import { t } from '@fieldspan/ui/i18n';
import { useEffect, useState } from 'react';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'uploading'; name: string; share: number }
  | { kind: 'complete' }
  | { kind: 'failed'; errors: readonly string[] };

/** How long 'Upload Complete' stands (document 0 §4). */
const RESET_MS = 1000;

type Outcomes = {
  onStored: (upload: Uploaded) => void;
  /** There is no network: the file waits here and goes with the message. */
  onHeld: (file: File) => void;
};

/** Stores one chosen file; what was stored is handed on. */
export function useAttachmentUpload({ onStored, onHeld }: Outcomes) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });

  useEffect(() => {
    if (state.kind !== 'complete') return undefined;
    const timer = setTimeout(() => setState({ kind: 'idle' }), RESET_MS);
    return () => clearTimeout(timer);
  }, [state.kind]);

  const start = async (file: File) => {
    if (!isDocumentOrImage(file)) {
      const list = DOCUMENT_EXTENSIONS.join(', ');
      return setState({
        kind: 'failed',
        errors: [t('Only images and these documents can be sent: {{list}}', { list })],
      });
    }
    const { name } = file;
    setState({ kind: 'uploading', name, share: 0 });
    try {
      onStored(
        await uploadFile(file, {
          clientKey: crypto.randomUUID(),
          onProgress: (share) => setState({ kind: 'uploading', name, share }),
        }),
      );
      setState({ kind: 'complete' });
    } catch (error) {
      if (isApiError(error) && error.kind === 'network') {
        onHeld(file);
        return setState({ kind: 'idle' });
      }
      const { text, list } = explain(error);
      setState({ kind: 'failed', errors: [text, ...list] });
    }
  };

  const forgetFailure = () => {
    if (state.kind === 'failed') setState({ kind: 'idle' });
  };
  return { state, start: (file: File) => void start(file), forgetFailure };
}
