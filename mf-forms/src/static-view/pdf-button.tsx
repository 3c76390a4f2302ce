import { formPdf } from '@fieldspan/api/form-pdf';
import type { SigningLink } from '@fieldspan/api/queries/signing';
import { formNumber } from '@fieldspan/domain/form-number';
import { t } from '@fieldspan/ui/i18n';
import { FileButton } from './file-button.tsx';
import type { MadeFile } from './use-download.ts';

type PdfButtonProps = {
  form: { id: number; slug: string };
  revision?: number | undefined;
  /** For somebody who came by a signing link. */
  link?: SigningLink;
};

/** A filled form as a PDF, which the server makes. */
export const pdfOf = ({ form: { id, slug }, revision, link }: PdfButtonProps): MadeFile => ({
  filename: `form-${formNumber(id)}.pdf`,
  load: () => formPdf({ slug, revision, link }),
});

/** Downloads a filled form as a PDF. */
export const PdfButton = (props: PdfButtonProps) => <FileButton label={t('PDF')} {...pdfOf(props)} />;
