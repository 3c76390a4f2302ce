import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<string, string | undefined, string>;

export type ClockTables = {
  /** Each press of the clock as it arrived. A person may read their own rows; reviewers get them by TimeLog/punches. */
  time_punch: {
    id: Generated<number>;
    tenant_id: number;
    user_id: number;
    time_log_id: number;
    kind: 'in' | 'out' | 'switch' | 'arrive' | 'same' | 'meal' | 'rest' | 'resume';
    at: string;
    received_at: Instant;
    waited_ms: ColumnType<number, number | undefined, number>;
    lat: number | null;
    long: number | null;
    accuracy_m: number | null;
    distance_m: number | null;
    device_at: string | null;
    client_key: string | null;
  } /** Breaks as they were pressed; ends_at is null while one lasts. */;
  time_break: {
    id: Generated<number>;
    tenant_id: number;
    user_id: number;
    time_log_id: number;
    kind: 'meal' | 'rest';
    is_paid: number;
    starts_at: string;
    ends_at: string | null;
  };
};
