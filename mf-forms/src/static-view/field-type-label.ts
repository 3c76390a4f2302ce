import { kindRow } from '@fieldspan/domain/form/kind-of-field';
import { translated } from '@fieldspan/ui/i18n';

/** The name of each kind of field; an unknown one keeps its technical name. */
export function fieldTypeLabel(kind: string): string {
  const row = kindRow(kind);
  return row ? translated(row.label) : kind;
}
