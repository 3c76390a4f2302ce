import { alertError } from '@fieldspan/api/alerts';
import { IconButton } from '@fieldspan/ui/icon-button';
import { saveFile } from '@fieldspan/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type FileIconButtonProps = {
  label: string;
  /** While the server makes the file. */
  busyLabel: string;
  icon: ReactNode;
  filename: string;
  file: () => Promise<Blob>;
};

/** Downloads a file that the server makes. */
export function FileIconButton({ label, busyLabel, icon, filename, file }: FileIconButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: file,
    onSuccess: (made) => saveFile(made, filename),
    onError: alertError,
  });
  return (
    <IconButton
      label={isPending ? busyLabel : label}
      icon={icon}
      aria-busy={isPending}
      onClick={() => !isPending && mutate()}
    />
  );
}
