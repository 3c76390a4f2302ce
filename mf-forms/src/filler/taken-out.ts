import { showAlert } from '@fieldspan/api/alerts';

/** Announces that something was taken out of an answer, and offers to put it back. */
export const sayTakenOut = (message: string, putBack: () => void): void => {
  const undo = async (): Promise<void> => putBack();
  showAlert({ type: 'success', message, undo });
};
