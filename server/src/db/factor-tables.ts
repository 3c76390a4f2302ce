import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<string, string | undefined, string>;

/** Columns of `session` that describe how the person signed in. */
export type SessionProof = {
  proven_at: ColumnType<string | null, string | null | undefined, string | null>;
  vouched_by: ColumnType<number | null, number | null | undefined, number | null>;
  tablet_id: ColumnType<number | null, number | null | undefined, number | null>;
};

/** Tables of second factors; only the system role may access them. */
export type FactorTables = {
  /** A browser and IP address from which somebody has signed in. */
  known_device: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    address: string;
    created_at: Instant;
    last_used_at: Instant;
  };
  totp_factor: {
    user_id: number;
    secret: string | null;
    pending: string | null;
    pending_until: string | null;
    last_step: Generated<number>;
    created_at: Instant;
  };
  passkey: {
    id: Generated<number>;
    user_id: number;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: Generated<string[]>;
    name: string;
    backed_up: Generated<boolean>;
    created_at: Instant;
    last_used_at: string | null;
  };
  passkey_challenge: {
    challenge: string;
    purpose: 'register' | 'sign-in' | 'second-step' | 'confirm';
    user_id: number | null;
    expires_at: string;
  };
  recovery_code: { id: Generated<number>; user_id: number; code_hash: string; used_at: string | null };
  sign_in_step: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    tenant_id: number | null;
    vouched_by: number | null;
    tablet_id: number | null;
    expires_at: string;
  };
  factor_attempt: { id: Generated<number>; user_id: number; created_at: Instant };
  trusted_device: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    created_at: Instant;
    expires_at: string;
  };
  company_sign_in: { tenant_id: number; factor_required_since: string | null };
};
