/** What a related list belongs to. */
export type Parent = { job_id: number } | { service_id: number };
