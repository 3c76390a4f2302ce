import { Button } from '@fieldspan/ui/button';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconDownload } from '@fieldspan/ui/icons';
import type { ReactNode } from 'react';
import { useFileDownload } from './use-file-download.ts';
import type { MadeFile } from './use-file-download.ts';

type FileButtonProps = MadeFile & {
  label: string;
  /** What it is called where the label alone does not say of what. */
  name?: string;
  /** What it is called while the server makes the file. */
  busyLabel?: string;
  icon?: ReactNode;
  /** Only the icon shows; the label is its tooltip. */
  isBare?: boolean;
  variant?: 'quiet';
  size?: 'm' | 'l';
};

const DOWNLOAD = <IconDownload aria-hidden="true" />;

type Shape = { variant: FileButtonProps['variant'] | undefined; size: FileButtonProps['size'] | undefined };

/** What is not said is left to the button. */
const shape = ({ variant, size }: Shape) => ({
  ...(variant && { variant }),
  ...(size && { size }),
});

/** Downloads a file that the server makes. */
export function FileButton({ filename, file, isBare = false, ...looks }: FileButtonProps) {
  const { isBusy, download } = useFileDownload({ filename, file });
  const { icon = DOWNLOAD, label, name = label, busyLabel = t('Making the file …'), variant, size } = looks;
  const shared = { icon, 'aria-busy': isBusy, onClick: download };
  if (isBare) return <IconButton label={isBusy ? busyLabel : name} {...shared} />;
  return (
    <Button
      {...shape({ variant, size })}
      {...(name !== label && { 'aria-label': name })}
      busy={isBusy}
      title={isBusy ? busyLabel : undefined}
      {...shared}
    >
      {label}
    </Button>
  );
}
