import type { Company } from '@fieldspan/api/queries/company';
import { resourceUrl } from '@fieldspan/api/resource-url';
import type { StoredFile } from '@fieldspan/contract/widgets';
import { moneyText } from '@fieldspan/domain/money-text';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconEye } from '@fieldspan/ui/icons';
import { Segmented } from '@fieldspan/ui/segmented';
import { useState } from 'react';
import styles from './document-preview.module.css';

/** Empty texts say nothing. */
export type DocumentLook = {
  logo: StoredFile | null;
  document_colour: string;
  offer_terms: string;
  invoice_terms: string;
  document_foot: string;
};

type DocumentPreviewProps = { company: Company; look: DocumentLook };

/** What a customer would read, with lines that are made up. */
export function DocumentPreview({ company, look }: DocumentPreviewProps) {
  const [kind, setKind] = useState<'quote' | 'invoice'>('quote');
  const isQuote = kind === 'quote';
  const lines = [
    { what: t('Replace the circulation pump'), amount: 1240 },
    { what: t('Labour, 4 h'), amount: 472 },
  ];
  const terms = isQuote ? look.offer_terms : look.invoice_terms;
  return (
    <Card title={t('Preview')} icon={<IconEye aria-hidden="true" />}>
      <div className={styles.frame}>
        <Segmented
          label={t('Document')}
          hideLabel
          value={kind}
          onChange={(value) => setKind(value === 'invoice' ? 'invoice' : 'quote')}
          options={[
            { value: 'quote', label: t('Quote') },
            { value: 'invoice', label: t('Invoice') },
          ]}
        />
        <article className={styles.paper} aria-label={t('Preview')}>
          {look.document_colour !== '' && (
            <div className={styles.band} style={{ backgroundColor: look.document_colour }} />
          )}
          <header className={styles.head}>
            {look.logo?.filename && (
              <img className={styles.logo} src={resourceUrl('images', look.logo.filename)} alt={company.company_name} />
            )}
            <strong>{company.company_name}</strong>
            <small>{reachOf(company)}</small>
          </header>
          <h3 className={styles.title}>{isQuote ? t('Quote Q-2026-0001') : t('Invoice INV-2026-0001')}</h3>
          <ul className={styles.lines}>
            {lines.map(({ what, amount }) => (
              <li key={what}>
                <span>{what}</span>
                <span>{moneyText(amount)}</span>
              </li>
            ))}
            <li className={styles.total}>
              <span>{t('Total')}</span>
              <span>{moneyText(1712)}</span>
            </li>
          </ul>
          {terms !== '' && (
            <section className={styles.terms}>
              <h4>{t('Terms')}</h4>
              <p>{terms}</p>
            </section>
          )}
          {look.document_foot !== '' && <footer className={styles.foot}>{look.document_foot}</footer>}
        </article>
      </div>
    </Card>
  );
}

const reachOf = ({ address, city, phone, website }: Company): string =>
  [[address, city].filter(Boolean).join(', '), phone, website].filter(Boolean).join(' · ');
