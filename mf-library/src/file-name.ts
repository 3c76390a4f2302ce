import type { LibraryFile } from '@fieldspan/api/queries/library';
import { t } from '@fieldspan/ui/i18n';

/** The name of a file: its caption, or its original name. */
export function fileName({ caption, LibraryUpload: upload }: Pick<LibraryFile, 'caption' | 'LibraryUpload'>): string {
  return caption?.trim() || upload?.original_filename || t('File without a name');
}
