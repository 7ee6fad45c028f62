/** Names the element from outside its shadow root. */
export interface HostLabel {
  elements: Element[];
  /** The label as text, for browsers whose labels cannot cross a shadow boundary. */
  text: string;
}

/** `aria-labelledby`, the page's `<label>`s, or `aria-label`, in the platform's order; null if there is none. */
export function hostLabel(host: HTMLElement, labels: Iterable<Node>): HostLabel | null {
  const root = host.getRootNode() as Document | ShadowRoot;
  const named = (host.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => (id === '' ? null : root.getElementById(id)))
    .filter((element) => element !== null);
  const elements = named.length > 0 ? named : [...labels].filter((label) => label instanceof Element);
  const text = elements.map(({ textContent }) => textContent.trim().replaceAll(/\s+/g, ' ')).join(' ');
  if (text !== '') return { elements, text };
  const own = host.getAttribute('aria-label')?.trim() ?? '';
  return own === '' ? null : { elements: [], text: own };
}

/** Applies the outside label to a control in the shadow root. */
export function nameControl(control: Element, label: HostLabel | null): void {
  const reflects = 'ariaLabelledByElements' in control;
  if (label === null || label.elements.length === 0 || !reflects) {
    if (reflects && control.getAttribute('aria-labelledby') === '') control.removeAttribute('aria-labelledby');
    if (label === null) control.removeAttribute('aria-label');
    else control.setAttribute('aria-label', label.text);
    return;
  }
  control.removeAttribute('aria-label');
  control.ariaLabelledByElements = label.elements;
}
