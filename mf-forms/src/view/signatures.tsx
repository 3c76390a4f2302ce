import type { Signer } from '@fieldspan/contract/shown-form';
import { parseSignature } from '@fieldspan/contract/signature-json';
import { instantText } from '@fieldspan/domain/day-text';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconUsers } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { keyed } from '@fieldspan/domain/form/keyed';
import { EvidenceNote } from '../parts/evidence-note.tsx';
import { SignatureView } from '../parts/signature-view.tsx';
import { WithdrawnNote } from '../parts/withdrawn-note.tsx';
import styles from './signatures.module.css';

type SignaturesProps = { signers: readonly Signer[] };

/** The participants with their signatures. */
export function Signatures({ signers }: SignaturesProps) {
  return (
    <Card title={t('Participants')} icon={<IconUsers aria-hidden="true" size={18} />}>
      {signers.length === 0 && <p className={styles.none}>{t('Nobody has signed or was invited yet')}</p>}
      <ul>
        {keyed(signers, ({ name }) => name ?? '').map(({ key, item }) => (
          <li key={key} className={styles.signer}>
            <SignerEntry signer={item} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SignerEntry({ signer }: { signer: Signer }) {
  const signature = parseSignature(signer.signature_json);
  const isDone = signer.completed_at !== null;
  return (
    <>
      <div className={styles.who}>
        <span className={styles.name}>{signer.name || t('Invited by phone or e-mail')}</span>
        {signer.company_name && <span className={styles.about}>{signer.company_name}</span>}
        <span className={styles.about}>{isDone ? instantText(signer.completed_at) : null}</span>
        {!isDone && (
          <Tag tone={signer.is_invite === 1 ? 'blue' : 'amber'}>{signer.is_invite === 1 ? t('Invite') : t('Now')}</Tag>
        )}
      </div>
      {isDone && signature && (
        <div className={styles.proof}>
          <SignatureView signature={signature} isNamed={signature.name !== signer.name} />
          <EvidenceNote signer={signer} />
          <WithdrawnNote signer={signer} own={signer.own_slug === null ? null : { id: signer.own_slug }} />
        </div>
      )}
    </>
  );
}
