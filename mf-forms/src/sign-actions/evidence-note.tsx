import type { Signer, SignatureState } from '@fieldspan/contract/shown-form';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconShieldCheck } from '@fieldspan/ui/icons';
import styles from './evidence-note.module.css';

/** Whether the form still matches what was signed, as just verified by the server, and what that proves. */
export function EvidenceNote({ signer: { state, is_drawn_since: isDrawn, content_hash: hash } }: { signer: Signer }) {
  if (state === null) return null;
  const isSound = state === 'valid' && !isDrawn;
  const Icon = isSound ? IconShieldCheck : IconAlertTriangle;
  return (
    <div className={styles.evidence}>
      <p className={styles.note} data-changed={!isSound || undefined}>
        <Icon aria-hidden="true" size={16} />
        {state === 'valid' && isDrawn ? drawnWords() : wordsOf(state)}
      </p>
      {hash !== null && <Meaning hash={hash} />}
    </div>
  );
}

const drawnWords = (): string =>
  t('Drawn on after this signature. The new strokes are no part of what was signed, which is what stands here.');

function Meaning({ hash }: { hash: string }) {
  return (
    <details className={styles.meaning}>
      <summary>{t('What this proves')}</summary>
      <p>
        {t(
          'At the signature the server made a fingerprint of the questions, the answers, the warnings, the drawings, every picture and file, the name, the moment and the signature. If any of it were another, so would be the fingerprint.',
        )}
      </p>
      <p>
        {t(
          'It shows what was signed, not who held the device. The receipt has the fingerprint and the signed content to keep.',
        )}
      </p>
      <p className={styles.hash}>
        <span>{t('Fingerprint (SHA-256)')}</span> <code>{hash}</code>
      </p>
    </details>
  );
}

function wordsOf(state: SignatureState): string {
  if (state === 'valid') return t('Unchanged since this signature, checked by the server');
  if (state === 'changed') return t('The form was changed after this signature');
  return state === 'broken'
    ? t('Changed after this signature, and not by a revision: what is stored is not what was signed')
    : t('Signed before the server kept proofs: nobody can tell whether it is unchanged');
}
