/** Replaces the provider's script: same global, same calls. The stand-in issues the tokens, over HTTP. */
export function widgetScript(origin: string, onload: string, siteKeys: readonly string[]): string {
  return `(() => {
  const origin = ${JSON.stringify(origin)};
  const siteKeys = ${JSON.stringify(siteKeys)};
  const widgets = new Map();
  let last = 0;
  const get = (id) => {
    const widget = widgets.get(String(id ?? [...widgets.keys()][0]));
    if (!widget) throw new Error('invalid-captcha-id');
    return widget;
  };
  const call = (callback, ...values) => {
    const run = typeof callback === 'string' ? window[callback] : callback;
    if (typeof run === 'function') run(...values);
  };
  const fail = (widget, code) => {
    call(widget.options['error-callback'], code);
    throw code;
  };
  const puzzle = (widget) =>
    new Promise((resolve, reject) => {
      const before = document.activeElement;
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'A puzzle of hCaptcha');
      dialog.lang = widget.options.hl || 'en';
      const end = (run) => () => {
        dialog.remove();
        widget.dialog = undefined;
        before?.focus();
        run();
      };
      widget.abandon = end(() => {});
      const closed = end(() => {
        call(widget.options['close-callback']);
        reject('challenge-closed');
      });
      for (const [text, run] of [['Solve the puzzle', end(resolve)], ['Close the puzzle', closed]]) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = text;
        button.onclick = run;
        dialog.append(button);
      }
      dialog.addEventListener('cancel', closed);
      document.body.append(dialog);
      widget.dialog = dialog;
      dialog.showModal();
      call(widget.options['open-callback']);
    });
  const obtain = async (widget) => {
    const answer = await fetch(origin + '/widget/execute?sitekey=' + encodeURIComponent(widget.options.sitekey));
    const { token, key, behaviour } = await answer.json();
    if (behaviour.kind === 'hang') return new Promise(() => {});
    if (behaviour.kind === 'error') return fail(widget, behaviour.code);
    if (behaviour.kind === 'puzzle-expires') {
      call(widget.options['chalexpired-callback']);
      throw 'challenge-expired';
    }
    if (behaviour.kind === 'puzzle') await puzzle(widget);
    widget.token = token;
    widget.key = key;
    widget.box.dataset.state = 'passed';
    for (const field of widget.fields) field.value = token;
    call(widget.options.callback, token, key);
    if (behaviour.kind === 'expire') {
      setTimeout(() => {
        api.reset(widget.id);
        call(widget.options['expired-callback']);
      }, behaviour.afterMs);
    }
    return { response: token, key };
  };
  const api = {
    render(container, options) {
      const box = typeof container === 'string' ? document.getElementById(container) : container;
      if (!box) throw new Error('invalid container');
      if (!siteKeys.includes(options.sitekey)) call(options['error-callback'], 'invalid-data');
      const id = 'stand-in-' + ++last;
      const fields = ['h-captcha-response', 'g-recaptcha-response'].map((name) => {
        const field = document.createElement('textarea');
        field.name = name;
        field.hidden = true;
        box.append(field);
        return field;
      });
      const widget = { id, box, options, fields, token: '', key: '' };
      if (options.size !== 'invisible') {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'I am human';
        button.onclick = () => obtain(widget).catch(() => {});
        box.append(button);
      }
      box.dataset.hcaptchaWidgetId = id;
      box.dataset.hl = options.hl ?? '';
      widgets.set(id, widget);
      return id;
    },
    execute(id, options) {
      const result = obtain(get(id));
      if (options && options.async) return result;
      result.catch(() => {});
    },
    reset(id) {
      const widget = get(id);
      widget.token = '';
      widget.key = '';
      delete widget.box.dataset.state;
      for (const field of widget.fields) field.value = '';
    },
    remove(id) {
      const widget = get(id);
      if (widget.dialog) widget.abandon();
      widget.box.replaceChildren();
      widgets.delete(widget.id);
    },
    close(id) {
      call(get(id).options['close-callback']);
    },
    getResponse: (id) => get(id).token,
    getRespKey: (id) => get(id).key,
    setData() {},
  };
  window.hcaptcha = api;
  call(${JSON.stringify(onload)});
})();
`;
}
