import { isPoint, signatureState } from '../signature.ts';
import type { Signature, TrailPoint } from '../signature.ts';
import type { Answer } from './form-types.ts';
import { isRecord, objectOr } from './json-shape.ts';

/** More points than any signature has. */
const MOST_POINTS = 20_000;

/** The signature in an answer, whose value is the name of its signer; null if nobody signed. */
export function signatureIn({ value, meta }: Answer): Signature | null {
  const { trail, method } = objectOr(objectOr(meta)['signature']);
  if (typeof value !== 'string' || !Array.isArray(trail) || trail.length > MOST_POINTS) return null;
  const signature: Signature = {
    dataUrl: '',
    trail: trail.map(pointOf),
    name: value,
    sigSkipped: false,
    method: method === 'typed' ? 'typed' : 'drawn',
  };
  return signatureState(signature) === 'signed' ? signature : null;
}

function pointOf(stored: unknown): TrailPoint {
  if (!isRecord(stored)) return {};
  const { x, y } = stored;
  const point = { ...(typeof x === 'number' && { x }), ...(typeof y === 'number' && { y }) };
  return isPoint(point) ? point : {};
}

/** The answer for a signature. Its picture is left out: it is drawn from the points. */
export const signatureAnswer = (
  { name, trail, method }: Pick<Signature, 'name' | 'trail' | 'method'>,
  at: string,
): Answer => ({ value: name, meta: { signature: { name, trail, method: method ?? 'drawn', at } } });
