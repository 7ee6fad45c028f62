/** Loads sharp with the first picture, because it takes 20 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One at a time, in one thread: reading an upload of 50 million pixels takes some 200 MB.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
