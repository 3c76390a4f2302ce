import type { Explanation } from '@fieldspan/api/explain';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { t } from '@fieldspan/ui/i18n';

/** Why a queued form came back. */
export function UnsentNote({ why }: { why: Explanation | null }) {
  return (
    <AlertBox type="danger" list={why?.list}>
      {t('The server did not take this form. {{reason}} Your answers are here: change them and submit it again.', {
        reason: why?.text ?? '',
      })}
    </AlertBox>
  );
}
