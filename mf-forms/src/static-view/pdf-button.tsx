import { formPdf } from '@fieldspan/api/form-pdf';
import type { SigningLink } from '@fieldspan/api/queries/signing';
import { formNumber } from '@fieldspan/domain/form-number';
import { FileButton } from '@fieldspan/federation/file-button';
import type { MadeFile } from '@fieldspan/federation/use-file-download';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText } from '@fieldspan/ui/icons';

type PdfButtonProps = {
  form: { id: number; slug: string };
  revision?: number | undefined;
  /** For somebody who came by a signing link. */
  link?: SigningLink;
};

/** A filled form as a PDF, which the server makes. */
export const pdfOf = ({ form: { id, slug }, revision, link }: PdfButtonProps): MadeFile => ({
  filename: `form-${formNumber(id)}.pdf`,
  file: () => formPdf({ slug, revision, link }),
});

/** Downloads a filled form as a PDF. */
export const PdfButton = (props: PdfButtonProps) => (
  <FileButton label={t('PDF')} icon={<IconFileText aria-hidden="true" />} {...pdfOf(props)} />
);
