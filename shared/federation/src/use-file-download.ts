import { saveFile } from '@fieldspan/ui/save-file';
import { useMutation } from '@tanstack/react-query';

/** A file that the server makes when it is asked for. */
export type MadeFile = { filename: string; file: () => Promise<Blob> };

/**
 * Fetches a file and gives it to the person to keep. A second press while it is made does nothing; what fails is said by the
 * query client's alert, and without a connection that there is none.
 */
export function useFileDownload({ filename, file }: MadeFile): { isBusy: boolean; download: () => void } {
  const { mutate, isPending } = useMutation({ mutationFn: file, onSuccess: (made) => saveFile(made, filename) });
  return { isBusy: isPending, download: () => !isPending && mutate() };
}
