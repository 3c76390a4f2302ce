import { alertError } from '@fieldspan/api/alerts';
import { Button } from '@fieldspan/ui/button';
import { IconFileText } from '@fieldspan/ui/icons';
import { saveFile } from '@fieldspan/ui/save-file';
import { useMutation } from '@tanstack/react-query';

type FileButtonProps = { label: string; filename: string; load: () => Promise<Blob>; variant?: 'quiet' };

/** Downloads a file that the server makes. */
export function FileButton({ label, filename, load, variant }: FileButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: (file) => saveFile(file, filename),
    onError: alertError,
  });
  return (
    <Button
      {...(variant && { variant })}
      icon={<IconFileText aria-hidden="true" />}
      busy={isPending}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}
