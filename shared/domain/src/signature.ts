/** A point of a signature; a point without coordinates ends a stroke (document 1 §3). */
export type TrailPoint = { x?: number | undefined; y?: number | undefined };

/** How somebody signed: with a finger, a pen or a mouse, or by typing the name. */
export type SigningMethod = 'drawn' | 'typed';

export type Signature = {
  /** A PNG of black ink on a transparent background; '' if none could be made. */
  dataUrl: string;
  /** In a space of 322 × 150, whatever the size on the screen. */
  trail: readonly TrailPoint[];
  name: string;
  sigSkipped: boolean;
  sigSkippedReason?: string | undefined;
  method?: SigningMethod | undefined;
};

/** The coordinate space of trails, and the pad's size in CSS pixels (document 1 §9). */
export const SIGNATURE_SIZE = { width: 322, height: 150 } as const;

/** The width of the ink in that space. */
export const INK_WIDTH = 2.4;

/** The size of a signature that is only displayed (document 1 §9). */
export const SIGNATURE_PREVIEW = { width: 161, height: 75 } as const;

export type SignatureState = 'none' | 'signed' | 'skipped';

/** Derived from the points and not from the picture, because an empty canvas may have one too. */
export function signatureState(signature: Signature | null): SignatureState {
  if (signature === null) return 'none';
  if (signature.sigSkipped) return 'skipped';
  return signature.trail.some(isPoint) ? 'signed' : 'none';
}

/** Whether a form counts as signed (document 1 §4): it has a trail, or signing was skipped. */
export function isSigned(signature: Signature | null): boolean {
  return signatureState(signature) !== 'none';
}

/** Whether it has coordinates and does not just end a stroke. */
export function isPoint(point: TrailPoint): point is { x: number; y: number } {
  return Number.isFinite(point.x) && Number.isFinite(point.y);
}
