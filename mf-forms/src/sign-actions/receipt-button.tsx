import { formReceipt } from '@fieldspan/api/form-pdf';
import type { ReceiptAsked } from '@fieldspan/api/form-pdf';
import { formNumber } from '@fieldspan/domain/form-number';
import { FileButton } from '@fieldspan/federation/file-button';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText } from '@fieldspan/ui/icons';

type ReceiptButtonProps = { form: { id: number }; asked: ReceiptAsked; variant?: 'quiet' };

/** The receipt of one signature, as a PDF with what was signed inside. */
export const ReceiptButton = ({ form: { id }, asked, variant }: ReceiptButtonProps) => (
  <FileButton
    label={t('Receipt')}
    icon={<IconFileText aria-hidden="true" />}
    filename={`receipt-${formNumber(id)}.pdf`}
    file={() => formReceipt(asked)}
    {...(variant && { variant })}
  />
);
