import type { FormField } from '@fieldspan/contract/form-json';
import { t } from '@fieldspan/ui/i18n';

/** What an answer brings about (document 1 §5), one sentence each, in the order the filler checks. */
export function fieldRules(field: FormField): string[] {
  const rules: (string | false)[] = [
    field.positiveResponseRequired && t('Only “Yes” lets you go on.'),
    field.negativeResponseRequired && t('Only “No” lets you go on.'),
    field.positiveWarningMessage !== '' && t('Warns on “Yes”: {{text}}', { text: field.positiveWarningMessage }),
    field.negativeWarningMessage !== '' && t('Warns on “No”: {{text}}', { text: field.negativeWarningMessage }),
    field.conditionalRemarksLabel !== '' && t('May ask for remarks: {{text}}', { text: field.conditionalRemarksLabel }),
    field.conditionalImageLabel !== '' && t('May ask for a photo: {{text}}', { text: field.conditionalImageLabel }),
    field.defineOther && t('Another answer can be added.'),
  ];
  return rules.filter((rule) => rule !== false);
}
