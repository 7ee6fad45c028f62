/** Puts a text on the clipboard. @returns false where the browser lets nobody. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // oxlint-disable-next-line no-restricted-properties -- the other way follows
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Over plain http browsers hide `navigator.clipboard`; the older way asks for what is to be copied by an event. */
function copyByCommand(text: string): boolean {
  let isTaken = false;
  const put = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isTaken = event.clipboardData !== null;
  };
  document.addEventListener('copy', put);
  try {
    return document.execCommand('copy') && isTaken;
  } finally {
    document.removeEventListener('copy', put);
  }
}
