import type { Generated } from 'kysely';

export type PlanTables = {
  /** What is written on a sheet of a plan, and its call-outs. */
  plan_sheet_text: {
    id: Generated<number>;
    tenant_id: number;
    sheet_id: number;
    words: string;
    links_json: string;
  };
};
