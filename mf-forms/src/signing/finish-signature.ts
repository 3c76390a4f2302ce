import type { Signature, SigningMethod, TrailPoint } from '@fieldspan/domain/signature';
import { inkLength } from '@fieldspan/domain/signature-strokes';
import { t } from '@fieldspan/ui/i18n';
import { typedTrail } from '../static-view/typed-name.ts';

export type SignatureFields = { name: string; method: SigningMethod; trail: readonly TrailPoint[]; reason: string };

/** What is missing, each beside its field. `askedInk`: the amount of ink that was asked about. */
export type Wrong = { name?: string; reason?: string; ink?: string; askedInk?: number | undefined };

type Asked = { face: 'sign' | 'skip'; asked: number | undefined };

/** Less ink than this is more often a slip than a signature: the person is asked, never refused. */
const LITTLE_INK = 20;

/** The signature from the fields, without its picture, or what is missing. */
export function finishSignature(
  fields: SignatureFields,
  { face, asked }: Asked,
): { signature: Signature } | { wrong: Wrong } {
  const name = fields.name.trim();
  if (face === 'skip') return skipped(name, fields.reason.trim());
  if (name === '') return { wrong: { name: t('Write the name of the person who signs.') } };
  const { method } = fields;
  const trail = method === 'typed' ? typedTrail() : fields.trail;
  const wrong = method === 'typed' ? null : inkTrouble(trail, asked);
  return wrong ? { wrong } : { signature: { dataUrl: '', trail, name, sigSkipped: false, method } };
}

function skipped(name: string, reason: string): ReturnType<typeof finishSignature> {
  if (reason === '') return { wrong: { reason: t('Write why there is no signature.') } };
  return { signature: { dataUrl: '', trail: [], name, sigSkipped: true, sigSkippedReason: reason } };
}

/** Asks once: submitting the same ink again confirms it. */
function inkTrouble(trail: readonly TrailPoint[], asked: number | undefined): Wrong | null {
  if (trail.length === 0) return { ink: t('Nothing is signed yet: draw, type the name, or skip the signature.') };
  const length = inkLength(trail);
  if (length >= LITTLE_INK || length === asked) return null;
  return { ink: t('That is very little ink. Press OK again if it is the signature.'), askedInk: length };
}
