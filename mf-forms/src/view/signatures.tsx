import type { ShownForm, Signer } from '@fieldspan/contract/shown-form';
import { parseSignature } from '@fieldspan/contract/signature-json';
import { instantText } from '@fieldspan/domain/day-text';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconUsers } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { keyed } from '@fieldspan/domain/form/keyed';
import { EvidenceNote } from '../sign-actions/evidence-note.tsx';
import { ReceiptButton } from '../sign-actions/receipt-button.tsx';
import { SignatureView } from '../static-view/signature-view.tsx';
import { WithdrawnNote } from '../sign-actions/withdrawn-note.tsx';
import styles from './signatures.module.css';

type SignaturesProps = { form: Pick<ShownForm, 'id' | 'slug'>; signers: readonly Signer[] };

/** The participants with their signatures. */
export function Signatures({ form, signers }: SignaturesProps) {
  return (
    <Card title={t('Participants')} icon={<IconUsers aria-hidden="true" size={18} />}>
      {signers.length === 0 && <p className={styles.none}>{t('Nobody has signed or was invited yet')}</p>}
      <ul>
        {keyed(signers, ({ name }) => name ?? '').map(({ key, item }) => (
          <li key={key} className={styles.signer}>
            <div className={styles.who}>
              <span className={styles.name}>{item.name || t('Invited by phone or e-mail')}</span>
              {item.company_name && <span className={styles.about}>{item.company_name}</span>}
              {item.completed_at === null ? (
                <NotSigned signer={item} />
              ) : (
                <span className={styles.about}>{instantText(item.completed_at)}</span>
              )}
            </div>
            {item.completed_at !== null && <Signed form={form} signer={item} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NotSigned({ signer }: { signer: Signer }) {
  const { is_invite, declined_at: declined, declined_reason: reason } = signer;
  if (declined === null)
    return <Tag tone={is_invite === 1 ? 'blue' : 'amber'}>{is_invite === 1 ? t('Invite') : t('Now')}</Tag>;
  return (
    <>
      <Tag tone="red">{t('Declined')}</Tag>
      <span className={styles.about}>{instantText(declined)}</span>
      {reason !== null && <span>{t('“{{reason}}”', { reason })}</span>}
    </>
  );
}

function Signed({ form, signer }: { form: SignaturesProps['form']; signer: Signer }) {
  const signature = parseSignature(signer.signature_json);
  if (!signature) return null;
  const { receipt_slug: receipt } = signer;
  return (
    <div className={styles.proof}>
      <SignatureView signature={signature} isNamed={signature.name !== signer.name} />
      <EvidenceNote signer={signer} />
      {receipt !== null && (
        <div className={styles.receipt}>
          <ReceiptButton variant="quiet" form={form} asked={{ slug: form.slug, signature: receipt }} />
        </div>
      )}
      <WithdrawnNote signer={signer} own={signer.own_slug === null ? null : { id: signer.own_slug }} />
    </div>
  );
}
