/** What whoever is on a service call changes of it; number, customer, place and crew are the planners'. */
export const CHANGED_ON_CALL: readonly string[] = ['status_id', 'completed'];
