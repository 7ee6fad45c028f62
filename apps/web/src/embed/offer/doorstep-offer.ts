import { readFrameMessage, type FrameMessage, type HelloMessage } from '../../shared/embed-messages.ts';
import { elementSource } from '../address/element-source.ts';
import { awaitsTexts, textsFor } from '../address/embedded-texts.ts';
import { nearestLanguage } from '../address/read-options.ts';
import { warnIntegrator } from '../address/warn-integrator.ts';

type Notice = 'loading' | 'refused' | 'unreachable';

const look = `
:host { display: block; }
:host([hidden]), [hidden] { display: none; }
iframe { display: block; inline-size: 100%; block-size: 40rem; border: 0; }
p { margin: 0; padding: 1rem 0; }
`;

/**
 * `<doorstep-offer src="https://…" offer="compost-bin">`: a Doorstep offer in any page, as high as its content. The
 * events for the surrounding page are in docs/guides/embed-an-offer.md; none reveals what a visitor typed or received.
 */
export class DoorstepOffer extends HTMLElement {
  static readonly observedAttributes = ['src', 'offer', 'language', 'accent', 'theme', 'label'];

  readonly #shadow = this.attachShadow({ mode: 'open' });
  readonly #status = document.createElement('div');
  #frame: HTMLIFrameElement | null = null;
  #origin = '';
  #page = '';
  #loaded = '';
  #notice: Notice | null = null;
  #isUpdating = false;
  #documents = 0;
  #isGreeted = false;

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(look);
    this.#shadow.adoptedStyleSheets = [sheet];
    this.#status.setAttribute('role', 'status');
    this.#shadow.append(this.#status);
  }

  connectedCallback(): void {
    addEventListener('message', this.#onMessage);
    document.addEventListener('securitypolicyviolation', this.#onViolation);
    this.#update();
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#onMessage);
    document.removeEventListener('securitypolicyviolation', this.#onViolation);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#update();
  }

  /** Batches attribute changes. */
  #update(): void {
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    queueMicrotask(() => {
      this.#isUpdating = false;
      if (this.isConnected) void this.#load();
    });
  }

  async #load(): Promise<void> {
    const offer = this.#text('offer');
    this.#origin = new URL(this.#text('src') || (elementSource().home ?? ''), document.baseURI).origin;
    this.#page = `${this.#origin}/o/${encodeURIComponent(offer)}`;
    const query = new URLSearchParams();
    for (const [name, value] of [
      ['lang', this.#language],
      ['accent', this.#text('accent')],
    ] as const)
      if (value !== '') query.set(name, value);
    const wanted = `${this.#page}?${query}`;
    if (this.#frame !== null) this.#frame.title = this.#text('label') || this.#frame.title;
    if (wanted === this.#loaded) return this.#greet();
    this.#loaded = wanted;
    this.#frame?.remove();
    this.#frame = null;
    if (offer === '') return warn('it has no offer: name one, such as offer="compost-bin"');
    this.#showNotice('loading');
    const answer = await this.#ask(query);
    if (this.#loaded !== wanted) return;
    if (answer?.allowed === false) {
      warn(`${location.origin} may not show offers of ${this.#origin}. Add it to DOORSTEP_EMBED_ORIGINS there.`);
      return this.#showNotice('refused');
    }
    if (answer === null) {
      warn(`${this.#origin} could not be asked. Is it in the connect-src and frame-src of this page’s policy?`);
      this.#showNotice('unreachable');
    }
    this.#show(`${wanted}&embed&theme=${this.#theme ?? ''}`, this.#text('label') || (answer?.title ?? ''));
  }

  /**
   * Whether this page may frame the offer: browsers do not report a refused frame. Null if the server does not
   * respond.
   */
  async #ask(query: URLSearchParams): Promise<{ allowed: boolean; title: string } | null> {
    try {
      const answer = await fetch(`${this.#page}/embed.json?${query}`, { credentials: 'omit' });
      return answer.ok ? ((await answer.json()) as { allowed: boolean; title: string }) : null;
    } catch {
      return null;
    }
  }

  #show(address: string, title: string): void {
    const frame = document.createElement('iframe');
    frame.title = title || textsFor(this.#language).t('embed.offer.title');
    frame.allow = 'clipboard-write';
    // Shown once it has loaded.
    frame.hidden = this.#notice === 'unreachable';
    frame.addEventListener('load', () => {
      this.#isGreeted = false;
      this.#greet();
    });
    frame.src = address;
    this.#documents = 0;
    this.#frame = frame;
    this.#shadow.append(frame);
  }

  #greet(): void {
    if (this.#frame === null || (this.#notice !== null && this.#documents > 0)) return;
    const hello: HelloMessage = { doorstep: 'hello', theme: this.#theme };
    this.#frame.contentWindow?.postMessage(hello, this.#origin);
  }

  readonly #onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const frame = this.#frame;
    if (frame === null || source === null || source !== frame.contentWindow || origin !== this.#origin) return;
    const message = readFrameMessage(data);
    if (message !== null) this.#receive(message, frame);
  };

  #receive(message: FrameMessage, frame: HTMLIFrameElement): void {
    if (message.doorstep === 'sent') return this.#emit('doorstep-offer-sent', message.offer);
    frame.style.blockSize = `${message.height}px`;
    if (message.doorstep !== 'ready' || this.#isGreeted) return;
    this.#isGreeted = true;
    this.#documents += 1;
    frame.hidden = false;
    this.#showNotice(null);
    if (this.#documents === 1) this.#emit('doorstep-offer-ready', this.#text('offer'));
    // The next page starts at its top, which may be above the visible part of a long form.
    else if (this.getBoundingClientRect().top < 0) this.scrollIntoView();
  }

  /** This page's own policy blocks the frame. */
  readonly #onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (this.#frame === null || effectiveDirective !== 'frame-src' || !blockedURI.startsWith(this.#origin)) return;
    warn(`the frame-src of this page’s policy does not allow ${this.#origin}`);
    this.#frame.hidden = true;
    this.#showNotice('unreachable');
  };

  #showNotice(notice: Notice | null): void {
    this.#notice = notice;
    if (notice === null) return this.#status.replaceChildren();
    awaitsTexts(this.#language, 'first', () => this.#notice === notice && this.#showNotice(notice));
    const { t, language, direction } = textsFor(this.#language);
    const line = document.createElement('p');
    line.lang = language;
    line.dir = direction;
    const link = document.createElement('a');
    link.href = this.#page;
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = t('embed.offer.open');
    line.append(`${t(`embed.offer.${notice}`)} `, link);
    this.#status.replaceChildren(line);
  }

  #emit(name: 'doorstep-offer-ready' | 'doorstep-offer-sent', offer: string): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail: { offer } }));
  }

  #text(name: string): string {
    return this.getAttribute(name)?.trim() ?? '';
  }

  get #language(): string {
    return this.#text('language') || nearestLanguage(this);
  }

  get #theme(): HelloMessage['theme'] {
    const theme = this.#text('theme');
    return theme === 'light' || theme === 'dark' ? theme : null;
  }
}

const warn = (line: string): void => warnIntegrator(line, 'doorstep-offer');
