/** The thread list and a thread, as the thread's own header handles them. */
export type ListControls = {
  /** Back to the list, as it was. */
  listPath: string;
} & (
  | { /** The list stands beside the thread. */ beside: 'list'; isListOpen: boolean; onToggleList: () => void }
  /** The thread stands in the side panel, beside another page, and has no room for anything else. */
  | { beside: 'page' }
);
