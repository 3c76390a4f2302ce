import { formPdf } from '@fieldspan/api/form-pdf';
import type { SigningLink } from '@fieldspan/api/queries/signing';
import { formNumber } from '@fieldspan/domain/form-number';
import { t } from '@fieldspan/ui/i18n';
import { FileButton } from './file-button.tsx';

type PdfButtonProps = {
  form: { id: number; slug: string };
  revision?: number;
  /** For somebody who came by a signing link. */
  link?: SigningLink;
};

/** Downloads a filled form as a PDF, which the server makes. */
export const PdfButton = ({ form: { id, slug }, revision, link }: PdfButtonProps) => (
  <FileButton label={t('PDF')} filename={`form-${formNumber(id)}.pdf`} load={() => formPdf({ slug, revision, link })} />
);
