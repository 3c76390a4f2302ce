import { t } from '@fieldspan/ui/i18n';

type Named = { caption: string | null; LibraryUpload: { original_filename: string | null } | null };

/** The name of a file: its caption, or its original name. */
export function fileName({ caption, LibraryUpload: upload }: Named): string {
  return caption?.trim() || upload?.original_filename || t('File without a name');
}
