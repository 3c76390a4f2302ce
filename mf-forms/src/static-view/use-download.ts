import { alertError } from '@fieldspan/api/alerts';
import { saveFile } from '@fieldspan/ui/save-file';
import { useMutation } from '@tanstack/react-query';

export type MadeFile = { filename: string; load: () => Promise<Blob> };

/** Downloads a file that the server makes. */
export function useDownload({ filename, load }: MadeFile): { isBusy: boolean; download: () => void } {
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: (file) => saveFile(file, filename),
    onError: alertError,
  });
  return { isBusy: isPending, download: () => mutate() };
}
