/** How the header of a thread controls the thread list. */
export type ListControls = {
  /** Back to the list, in the same state. */
  listPath: string;
} & (
  | { /** The list stands beside the thread. */ beside: 'list'; isListOpen: boolean; onToggleList: () => void }
  /** The thread is shown in the side panel, where there is no room for anything else. */
  | { beside: 'page' }
);
