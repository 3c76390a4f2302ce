import { Button } from '@fieldspan/ui/button';
import { IconFileText } from '@fieldspan/ui/icons';
import { useDownload } from './use-download.ts';
import type { MadeFile } from './use-download.ts';

type FileButtonProps = MadeFile & { label: string; variant?: 'quiet' };

/** Downloads a file that the server makes. */
export function FileButton({ label, variant, ...file }: FileButtonProps) {
  const { isBusy, download } = useDownload(file);
  return (
    <Button {...(variant && { variant })} icon={<IconFileText aria-hidden="true" />} busy={isBusy} onClick={download}>
      {label}
    </Button>
  );
}
