import type { Signature } from '@fieldspan/domain/signature';
import * as v from 'valibot';

/** A signature as it is stored and sent: document 1 §3 with our additions. */
export const SignatureSchema: v.GenericSchema<unknown, Signature> = v.object({
  dataUrl: v.optional(v.string(), ''),
  trail: v.optional(
    v.array(v.object({ x: v.optional(v.pipe(v.number(), v.finite())), y: v.optional(v.pipe(v.number(), v.finite())) })),
    [],
  ),
  name: v.optional(v.string(), ''),
  sigSkipped: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => value === true || value === 1 || value === '1'),
    ),
    false,
  ),
  sigSkippedReason: v.optional(v.string()),
  method: v.optional(v.picklist(['drawn', 'typed'])),
});

/** Parses signature_json; null if it is null or not a signature. */
export function parseSignature(json: string | null): Signature | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SignatureSchema), json);
  return parsed.success ? parsed.output : null;
}
