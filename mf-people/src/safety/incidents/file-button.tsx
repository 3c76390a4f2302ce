import { alertError } from '@fieldspan/api/alerts';
import { Button } from '@fieldspan/ui/button';
import { IconDownload } from '@fieldspan/ui/icons';
import { saveFile } from '@fieldspan/ui/save-file';
import { useMutation } from '@tanstack/react-query';

type FileButtonProps = { label: string; file: () => Promise<Blob>; name: string };

/** Makes a file on the server and keeps it on the device. */
export function FileButton({ label, file, name }: FileButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: file,
    onSuccess: (blob) => saveFile(blob, name),
    onError: alertError,
  });
  return (
    <Button icon={<IconDownload aria-hidden="true" />} busy={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
