import { customerLogoUrl } from '@fieldspan/api/resource-url';
import type { CustomerDocument } from '@fieldspan/contract/document-calls';
import styles from './customer-letterhead.module.css';

type CustomerLetterheadProps = { token: string; document: CustomerDocument };

/** The colour and the logo of the company, above its document. */
export function CustomerLetterhead({ token, document }: CustomerLetterheadProps) {
  const { colour, has_logo: hasLogo, company_name: company } = document;
  if (colour === null && !hasLogo) return null;
  return (
    <div className={styles.letterhead}>
      {colour !== null && <div className={styles.band} style={{ backgroundColor: colour }} />}
      {hasLogo && <img className={styles.logo} src={customerLogoUrl(token)} alt={company} />}
    </div>
  );
}
