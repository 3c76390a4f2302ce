/** The thread list beside a thread, as the thread's own header handles it. */
export type ListControls = {
  /** Back to the list, as it was. */
  listPath: string;
  isListOpen: boolean;
  onToggleList: () => void;
};
