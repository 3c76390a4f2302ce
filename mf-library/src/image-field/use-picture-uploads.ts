import { showAlert } from '@fieldspan/api/alerts';
import { discard, isOutboxReadAtom, outboxAtom, retry, uploadSharesAtom } from '@fieldspan/api/outbox/outbox';
import { arrivedPicturesQuery } from '@fieldspan/api/queries/arrived-pictures';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { isOnItsWay } from '@fieldspan/domain/form/form-picture';
import { t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { arriving, complete, keepPicture, lost, notTaken, refusedFile, uploadOf } from './picture-upload.ts';
import type { PictureSource, PictureUpload } from './picture-upload.ts';

/** How long 'Upload Complete' is shown (document 1 §4). */
const RESET_MS = 1000;

export type Uploads = {
  uploads: readonly PictureUpload[];
  add: (files: readonly File[], source: PictureSource) => void;
  retry: (upload: PictureUpload) => void;
  drop: (key: string) => void;
  /** Takes a stored picture out of the value, and offers to put it back. */
  takeOut: (image: ImageItem) => void;
};

/**
 * The uploads of a field. A chosen picture is part of the value at once, by the key under which the outbox sends it,
 * and survives a reload; once it is uploaded the stored picture replaces it.
 */
export function usePictureUploads(value: readonly ImageItem[], onChange: (value: ImageItem[]) => void): Uploads {
  // Files that are not pictures or that the device could not store; and pictures that have just been stored.
  const [others, setOthers] = useState<readonly PictureUpload[]>([]);
  const change = useLatestValue(value, onChange);
  const { shown, arrived } = useOnTheirWay(value);
  const drop = (key: string) => {
    setOthers((all) => all.filter((upload) => upload.key !== key));
    if (value.some((picture) => picture.key === key)) change((all) => all.filter((picture) => picture.key !== key));
    void discard(key);
  };

  const settle = useEffectEvent((pictures: readonly ArrivedPicture[]) => {
    const fresh = pictures.filter(({ key }) => value.some((picture) => picture.key === key));
    if (fresh.length === 0) return;
    const byKey = new Map(fresh.map((picture) => [picture.key, picture]));
    change((all) => all.map((picture) => stored(picture, byKey)));
    setOthers((all) => [...all, ...fresh.map(({ key, name }) => complete(key, name))]);
    const keys = new Set(byKey.keys());
    setTimeout(() => setOthers((all) => all.filter(({ key }) => !keys.has(key))), RESET_MS);
  });
  useEffect(() => {
    // After this render, because changing the value updates the host.
    const timer = setTimeout(() => settle(arrived));
    return () => clearTimeout(timer);
  }, [arrived]);

  const take = async (file: File, source: PictureSource) => {
    const refused = refusedFile(file);
    if (refused) return setOthers((all) => [...all, refused]);
    try {
      const picture = await keepPicture(file, source);
      change((all) => [...all, picture]);
    } catch (error) {
      setOthers((all) => [...all, notTaken(file, error)]);
    }
  };
  return {
    uploads: [...shown, ...others],
    add: (files, source) =>
      void files.reduce((before, file) => before.then(() => take(file, source)), Promise.resolve()),
    retry: ({ key }) => void retry(key),
    drop,
    takeOut: (image) => takeOut(image, value, change),
  };
}

type ArrivedPicture = { key: string; name: string; picture: ImageItem };

function stored(picture: ImageItem, byKey: ReadonlyMap<string, ArrivedPicture>): ImageItem {
  const arrived = picture.key === undefined ? undefined : byKey.get(picture.key);
  if (!arrived) return picture;
  const { meta, taken } = picture;
  return { ...arrived.picture, ...(taken && { taken }), ...(meta && { meta }) };
}

type ChangeValue = (next: (value: readonly ImageItem[]) => ImageItem[]) => void;

/** Pictures that are added before it is put back stay, and it is in the field once. */
function takeOut(image: ImageItem, value: readonly ImageItem[], change: ChangeValue): void {
  const isIt = ({ id }: ImageItem) => id === image.id;
  const at = value.findIndex(isIt);
  const putBack = (all: readonly ImageItem[]) => (all.some(isIt) ? [...all] : all.toSpliced(at, 0, image));
  change((all) => all.filter((picture) => !isIt(picture)));
  showAlert({ type: 'success', message: t('Picture taken out'), undo: async () => change(putBack) });
}

/** Changes the current value: two pictures may be chosen or stored before the next render. */
function useLatestValue(value: readonly ImageItem[], onChange: (value: ImageItem[]) => void): ChangeValue {
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  }, [value, onChange]);
  return (next: (value: readonly ImageItem[]) => ImageItem[]) => {
    const changed = next(latest.current.value);
    latest.current = { ...latest.current, value: changed };
    latest.current.onChange(changed);
  };
}

/** How often, and at which interval, a missing picture is looked up. */
const LOOKS = 4;
const LOOK_MS = 2000;

const NOBODY: readonly ArrivedPicture[] = [];

/** Pictures in the outbox, those that have left it and are stored, and those that are nowhere. */
function useOnTheirWay(value: readonly ImageItem[]) {
  const items = useAtomValue(outboxAtom);
  const shares = useAtomValue(uploadSharesAtom);
  const isRead = useAtomValue(isOutboxReadAtom);
  const keys = value.flatMap((picture) => (isOnItsWay(picture) ? [picture.key] : []));
  const left = isRead ? keys.filter((key) => !items.some(({ clientKey }) => clientKey === key)) : [];
  const { data } = useQuery({
    ...arrivedPicturesQuery(left),
    enabled: left.length > 0,
    // Another tab may still be sending it.
    refetchInterval: ({ state }) => state.dataUpdateCount < LOOKS && (state.data?.length ?? 0) < left.length && LOOK_MS,
  });
  const shown = keys.map((key) => {
    const item = items.find(({ clientKey }) => clientKey === key);
    if (item) return uploadOf(item, shares.get(key));
    return data && left.includes(key) && !data.some((picture) => picture.key === key) ? lost(key) : arriving(key);
  });
  return { shown, arrived: data ?? NOBODY };
}
