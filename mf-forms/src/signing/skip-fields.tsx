import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import type { SignatureDraft } from './use-signature-draft.ts';

export function SkipFields({ draft }: { draft: SignatureDraft }) {
  return (
    <TextField
      label={t('Reason for skipping')}
      hint={t('It stays with the form, in place of the signature.')}
      required
      multiline
      rows={4}
      value={draft.fields.reason}
      onChange={draft.setReason}
      error={draft.wrong.reason}
    />
  );
}
