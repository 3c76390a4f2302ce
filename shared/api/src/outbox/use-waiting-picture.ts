import { useEffect, useState } from 'react';
import { waitingFile } from './outbox.ts';

/** Address of a picture in the outbox; null once it is sent. */
export function useWaitingPicture(key: string): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let isCurrent = true;
    const show = (file: File | null) => {
      if (!isCurrent || file === null) return;
      address = URL.createObjectURL(file);
      setSource(address);
    };
    waitingFile(key).then(show, () => undefined);
    return () => {
      isCurrent = false;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [key]);
  return source;
}
