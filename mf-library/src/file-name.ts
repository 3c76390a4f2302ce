import type { LibraryFile } from '@fieldspan/api/queries/library';
import { t } from '@fieldspan/ui/i18n';

/** What people call a file: its caption, else the name it came with. */
export function fileName({ caption, LibraryUpload: upload }: Pick<LibraryFile, 'caption' | 'LibraryUpload'>): string {
  return caption?.trim() || upload?.original_filename || t('File without a name');
}
