/** Replaces the provider's script: same global, same calls. The stand-in issues the tokens, over HTTP. */
export function widgetScript(origin: string, onload: string, siteKey: string): string {
  return `(() => {
  const origin = ${JSON.stringify(origin)};
  const widgets = new Map();
  let last = 0;
  const get = (id) => {
    const widget = widgets.get(id);
    if (!widget) throw new Error('[Cloudflare Turnstile] Nothing to reset found for provided container');
    return widget;
  };
  const obtain = async (widget) => {
    const run = widget.run = {};
    const { sitekey, action } = widget.options;
    const query = new URLSearchParams({ sitekey, action });
    const answer = await fetch(origin + '/widget/execute?' + query);
    const { token, behaviour } = await answer.json();
    const isCurrent = () => widget.run === run && widgets.has(widget.id);
    if (!isCurrent() || behaviour.kind === 'hang') return;
    const pass = () => {
      if (!isCurrent()) return;
      widget.box.replaceChildren();
      widget.box.dataset.state = 'passed';
      widget.options.callback(token);
      if (behaviour.kind === 'expire')
        setTimeout(() => isCurrent() && widget.options['expired-callback'](), behaviour.afterMs);
    };
    if (behaviour.kind === 'error') return void widget.options['error-callback'](behaviour.code);
    if (behaviour.kind === 'puzzle' || behaviour.kind === 'puzzle-expires') {
      widget.options['before-interactive-callback']();
      if (behaviour.kind === 'puzzle-expires') return void widget.options['timeout-callback']();
      const label = document.createElement('label');
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.onchange = pass;
      label.append(box, ' Verify you are human');
      widget.box.append(label);
      return;
    }
    pass();
  };
  const api = {
    render(container, options) {
      const box = typeof container === 'string' ? document.querySelector(container) : container;
      if (!box || options.sitekey !== ${JSON.stringify(siteKey)}) {
        options['error-callback']('110100');
        return null;
      }
      const id = 'cf-chl-widget-' + ++last;
      box.dataset.turnstileWidgetId = id;
      box.dataset.language = options.language ?? '';
      widgets.set(id, { id, box, options, run: null });
      if (options.execution !== 'execute') obtain(get(id));
      return id;
    },
    execute(id) {
      obtain(get(id)).catch(() => get(id).options['error-callback']('200500'));
    },
    reset(id) {
      const widget = get(id);
      widget.run = null;
      widget.box.replaceChildren();
      delete widget.box.dataset.state;
    },
    remove(id) {
      get(id).box.replaceChildren();
      widgets.delete(id);
    },
    getResponse() {},
    isExpired() {},
    ready: (callback) => callback(),
  };
  window.turnstile = api;
  window[${JSON.stringify(onload)}]();
})();
`;
}
