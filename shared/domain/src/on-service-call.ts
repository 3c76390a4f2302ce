/** The fields that people on a service call may change; number, customer, place and crew are for its planners. */
export const CHANGED_ON_CALL: readonly string[] = ['status_id', 'completed'];
