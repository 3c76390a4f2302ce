import type { ImageItem } from '@fieldspan/contract/widgets';
import { useEffect, useRef, useState } from 'react';
import { newUpload, storePicture, whyNot, type PictureUpload } from './picture-upload.ts';

/** How long 'Upload Complete' stands (document 1 §4). */
const RESET_MS = 1000;

type Uploads = {
  uploads: readonly PictureUpload[];
  add: (files: readonly File[]) => void;
  retry: (upload: PictureUpload) => void;
  drop: (key: string) => void;
};

/** Pictures on their way into a field; each is part of the value once it is stored. */
export function usePictureUploads(value: readonly ImageItem[], onChange: (value: ImageItem[]) => void): Uploads {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  // Two may arrive before the field is drawn again with the first.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  }, [value, onChange]);

  const change = (key: string, part: Partial<PictureUpload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));
  const run = async (upload: PictureUpload) => {
    const { key } = upload;
    try {
      const item = await storePicture(upload, (share) => change(key, { share }));
      const next = [...latest.current.value, item];
      latest.current = { ...latest.current, value: next };
      latest.current.onChange(next);
      change(key, { state: 'complete', share: 1 });
      setTimeout(() => drop(key), RESET_MS);
    } catch (error) {
      change(key, { state: 'failed', errors: whyNot(error) });
    }
  };
  const add = (files: readonly File[]) => {
    const begun = files.map(newUpload);
    setUploads((all) => [...all, ...begun]);
    for (const upload of begun) if (upload.state === 'uploading') void run(upload);
  };
  const retry = (upload: PictureUpload) => {
    change(upload.key, { state: 'uploading', share: 0, errors: [] });
    void run(upload);
  };
  return { uploads, add, retry, drop };
}
