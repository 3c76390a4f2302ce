import { formReceipt } from '@fieldspan/api/form-pdf';
import type { ReceiptAsked } from '@fieldspan/api/form-pdf';
import { formNumber } from '@fieldspan/domain/form-number';
import { t } from '@fieldspan/ui/i18n';
import { FileButton } from '../static-view/file-button.tsx';

type ReceiptButtonProps = { form: { id: number }; asked: ReceiptAsked; variant?: 'quiet' };

/** The receipt of one signature, as a PDF with what was signed inside. */
export const ReceiptButton = ({ form: { id }, asked, variant }: ReceiptButtonProps) => (
  <FileButton
    label={t('Receipt')}
    filename={`receipt-${formNumber(id)}.pdf`}
    load={() => formReceipt(asked)}
    {...(variant && { variant })}
  />
);
