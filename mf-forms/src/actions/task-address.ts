/** Where the list of actions is, and the page of each. */
export const ACTIONS_PATH = '/forms/actions';

export const actionTo = (slug: string): string => `${ACTIONS_PATH}/${slug}`;
