import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<string, string | undefined, string>;

/** Tables for sign-in with a company's own OpenID provider; only the system role may access them. */
export type SignOnTables = {
  sign_on_provider: {
    tenant_id: number;
    slug: string;
    name: string;
    issuer: string;
    client_id: string;
    client_secret: string;
    domains: string[];
    required_since: string | null;
  };
  sign_on_link: {
    id: Generated<number>;
    tenant_id: number;
    user_id: number;
    issuer: string;
    subject: string;
    created_at: Instant;
    last_used_at: string | null;
  };
  sign_on_request: {
    state_hash: string;
    tenant_id: number;
    browser_hash: string;
    nonce: string;
    verifier: string;
    session_id: number | null;
    expires_at: string;
  };
};
