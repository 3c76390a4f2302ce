import { explain } from '@fieldspan/api/explain';
import {
  discard,
  isOutboxReadAtom,
  outboxAtom,
  retry,
  sendLater,
  uploadSharesAtom,
} from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { arrivedPicturesQuery } from '@fieldspan/api/queries/arrived-pictures';
import { store } from '@fieldspan/api/store';
import { isAccepted, MOST_FILE_BYTES } from '@fieldspan/domain/accepted-files';
import { fileSize } from '@fieldspan/domain/file-kind';
import type { Answer } from '@fieldspan/domain/form/form-types';
import { waitingFile, waitingFileKey } from '@fieldspan/domain/form/waiting-file';
import { t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';

/** How a file stands that has not arrived yet. `lost`: neither this device nor the server has it. */
export type FileOnItsWay = {
  state: 'waiting' | 'sending' | 'failed' | 'lost';
  share: number;
  words: string;
  /** Whether it stays on the device when the page is closed. */
  isKept: boolean;
};

export type FormFile = {
  /** Null for a stored file, and for none. */
  onItsWay: FileOnItsWay | null;
  /** Why a chosen file was not taken; empty if it was. */
  refusal: string;
  choose: (file: File) => Promise<void>;
  again: () => void;
  takeOut: () => void;
};

/**
 * A file of a form: it stands on the device from the moment it is chosen, the outbox sends it before the form, and once
 * it has arrived the stored file takes its place.
 */
export function useFormFile(value: unknown, onChange: (answer: Answer) => void): FormFile {
  const [refusal, setRefusal] = useState('');
  const key = waitingFileKey(value);
  const { onItsWay, arrived } = useOnItsWay(key);
  const settle = useEffectEvent((file: object) => onChange({ value: file }));
  useEffect(() => {
    if (arrived === null) return undefined;
    // After this render, because changing the value updates the form.
    const timer = setTimeout(() => settle(arrived));
    return () => clearTimeout(timer);
  }, [arrived]);
  return {
    onItsWay,
    refusal,
    choose: async (file) => {
      const why = refusalOf(file);
      setRefusal(why);
      if (why !== '') return;
      try {
        const clientKey = await keepFile(file);
        if (key !== null) void discard(key);
        onChange({ value: waitingFile(clientKey, file.name) });
      } catch (error) {
        const { text, list } = explain(error);
        setRefusal([text, ...list].join(' '));
      }
    },
    again: () => key !== null && void retry(key),
    takeOut: () => {
      onChange({ value: null });
      if (key !== null) void discard(key);
    },
  };
}

function refusalOf(file: File): string {
  const { name, size } = file;
  if (!isAccepted('documents/images', file)) return t('This kind of file is not taken here: {{name}}', { name });
  if (size <= MOST_FILE_BYTES) return '';
  return t('{{name}} has {{size}}. A form takes files of up to {{limit}}.', {
    name,
    size: fileSize(size),
    limit: fileSize(MOST_FILE_BYTES),
  });
}

/** @returns its client key */
async function keepFile(file: File): Promise<string> {
  const { clientKey } = await sendLater({
    lane: 'files:form',
    laneLabel: t('Files of forms'),
    call: 'LibraryUpload/keep',
    // The outbox fills in the id of the upload.
    payload: { id: 0 },
    label: file.name,
    blob: { file, field: 'id' },
  });
  return clientKey;
}

/** How often, and at which interval, a missing file is looked up. */
const LOOKS = 4;
const LOOK_MS = 2000;

type OnItsWay = { onItsWay: FileOnItsWay | null; arrived: object | null };

function useOnItsWay(key: string | null): OnItsWay {
  const item = useAtomValue(outboxAtom, { store }).find(({ clientKey }) => clientKey === key);
  const share = useAtomValue(uploadSharesAtom, { store }).get(key ?? '') ?? 0;
  const isRead = useAtomValue(isOutboxReadAtom, { store });
  const left = isRead && key !== null && !item ? [key] : [];
  const { data } = useQuery({
    ...arrivedPicturesQuery(left),
    enabled: left.length > 0,
    // Another tab may still be sending it.
    refetchInterval: ({ state }) => state.dataUpdateCount < LOOKS && state.data?.length === 0 && LOOK_MS,
  });
  if (key === null) return { onItsWay: null, arrived: null };
  return item ? { onItsWay: stateOf(item, share), arrived: null } : leftAs(left.length > 0 ? data : undefined);
}

/** It is not in the outbox any more: nobody has said yet where it is, it is nowhere, or it is stored. */
function leftAs(found: readonly { file: object }[] | undefined): OnItsWay {
  if (found?.length === 0) return { onItsWay: LOST, arrived: null };
  return { onItsWay: ARRIVING, arrived: found?.[0]?.file ?? null };
}

function stateOf({ state, error, isDurable }: OutboxItem, share: number): FileOnItsWay {
  const words = state === 'failed' && error ? [error.text, ...error.list].join(' ') : '';
  return { state, share, words, isKept: isDurable };
}

const ARRIVING: FileOnItsWay = { state: 'sending', share: 1, words: '', isKept: true };
const LOST: FileOnItsWay = { state: 'lost', share: 0, words: '', isKept: true };
