import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<string, string | undefined, string>;

export type ClockTables = {
  /** Each press of the clock as it arrived. A person may read their own rows; reviewers get them by TimeLog/punches. */
  time_punch: {
    id: Generated<number>;
    tenant_id: number;
    user_id: number;
    time_log_id: number;
    kind: 'in' | 'out' | 'switch' | 'arrive' | 'same';
    at: string;
    received_at: Instant;
    waited_ms: ColumnType<number, number | undefined, number>;
    lat: number | null;
    long: number | null;
    accuracy_m: number | null;
    distance_m: number | null;
    device_at: string | null;
    client_key: string | null;
  };
};
