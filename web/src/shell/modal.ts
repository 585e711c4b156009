// A dialog that lies over everything, whatever the page is scrolled to.

import type { Attachment } from 'svelte/attachments';

/** Opens the dialog as long as it is there; Escape calls `close`, and focus goes back to where it was. */
export function modal(close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const closed = (): void => close();
    dialog.showModal();
    dialog.addEventListener('close', closed);
    return () => {
      // The event comes late: by then another dialog may lie here, which is not this one's to close.
      dialog.removeEventListener('close', closed);
      dialog.close();
    };
  };
}
