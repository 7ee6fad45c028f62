/** A request's reference, without its hyphens. */
const plainReference = /^[A-Z0-9]{12}$/;

/** Normalises case, spaces and hyphens; text that is not a reference is returned as typed. */
export function parseReference(typed: string): string {
  const text = typed.trim().toUpperCase();
  const plain = text.replaceAll(/[\s-]/g, '');
  return plainReference.test(plain) ? plain.replaceAll(/.{4}(?!$)/g, '$&-') : text;
}
