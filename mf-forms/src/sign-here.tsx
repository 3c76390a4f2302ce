import type { Signature } from '@fieldspan/domain/signature';
import { SignatureDialog } from './signing/signature-dialog.tsx';

type SignHereProps = { value: Signature | null; onSigned: (signature: Signature) => void; onClose: () => void };

/** The signing dialog for a question: there is nothing to skip, the question can stay empty. */
export const SignHere = ({ value, onSigned, onClose }: SignHereProps) => (
  <SignatureDialog mode="sign" canSkip={false} value={value} name="" onSigned={onSigned} onClose={onClose} />
);
