/** For a dialog that is open as long as it is there. */
export const openAtOnce = (dialog: HTMLDialogElement | null): void => {
  if (dialog !== null && !dialog.open) dialog.showModal();
};
