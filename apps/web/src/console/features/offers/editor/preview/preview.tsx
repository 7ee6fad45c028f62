import { offerInputSchema, type OfferInput } from '@doorstep/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useSettled } from '../../../../shared/form/use-settled.ts';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { readPreview } from '../../offers-api.ts';
import { useEditor } from '../editor-context.ts';
import { fromOfferForm } from '../from-offer-form.ts';
import { languageName } from '../languages/language-names.ts';
import type { OfferForm } from '../offer-form.ts';
import { putInTheme } from '../../../../../shared/theme.ts';

export default function Preview() {
  const { t, language: shownIn } = useTexts();
  const { offer, language: edited } = useEditor();
  const { control } = useFormContext<OfferForm>();
  const form = useDeferredValue(useWatch({ control }) as OfferForm);
  const [chosen, setChosen] = useState<string | null>(null);
  const [look, setLook] = useState<PreviewLook>({
    device: 'phone',
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  });
  // The edited language, until another is chosen here.
  const language = chosen !== null && form.languages.includes(chosen) ? chosen : edited;
  const parsed = v.safeParse(offerInputSchema, fromOfferForm(form));
  const asked = useSettled({ input: parsed.success ? parsed.output : null, language, offerId: offer?.id ?? null });
  const preview = useQuery({
    // The stock belongs to the saved version.
    queryKey: ['preview', asked, offer?.version, offer?.stock],
    queryFn: ({ signal }) => readPreview({ ...asked, input: asked.input as OfferInput }, signal),
    enabled: asked.input !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const isShown = preview.data !== undefined;
  return (
    <>
      <div className="preview-choices">
        <PreviewChoice
          legend={t('staff.preview.device')}
          value={look.device}
          choices={(['phone', 'desktop'] as const).map((value) => ({ value, label: t(`staff.preview.${value}`) }))}
          onChoose={(device) => setLook({ ...look, device })}
        />
        <PreviewChoice
          legend={t('staff.preview.theme')}
          value={look.theme}
          choices={(['light', 'dark'] as const).map((value) => ({ value, label: t(`staff.preview.${value}`) }))}
          onChoose={(theme) => setLook({ ...look, theme })}
        />
        {form.languages.length > 1 ? (
          <PreviewChoice
            legend={t('staff.preview.language')}
            value={language}
            choices={[form.mainLanguage, ...form.languages.filter((tag) => tag !== form.mainLanguage)].map((tag) => ({
              value: tag,
              label: languageName(tag, shownIn),
            }))}
            onChoose={setChosen}
          />
        ) : null}
      </div>
      {parsed.success ? null : (
        <p className="hint" role="status">
          {t(isShown ? 'staff.preview.incomplete' : 'staff.preview.not_yet')}
        </p>
      )}
      {preview.isError ? <p className="hint">{t('staff.preview.unavailable')}</p> : null}
      {preview.data ? <PreviewFrame html={preview.data} look={look} /> : null}
    </>
  );
}

interface PreviewChoiceProps<Value extends string> {
  legend: string;
  value: Value;
  choices: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

function PreviewChoice<Value extends string>({ legend, value, choices, onChoose }: PreviewChoiceProps<Value>) {
  return (
    <div className="segments" role="group" aria-label={legend}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

export interface PreviewLook {
  device: 'phone' | 'desktop';
  theme: 'light' | 'dark';
}

const widthPx = { phone: 390, desktop: 1280 };
/** Height of the frame on screen, at any scale. */
const heightPx = 640;

/** The page in its own document, whose policy allows the public styles but neither scripts nor forms. */
function PreviewFrame({ html, look: { device, theme } }: { html: string; look: PreviewLook }) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [roomPx, setRoomPx] = useState(0);

  useEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => setRoomPx(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (isReady && document) showPage(document, html, theme);
  }, [isReady, html, theme]);

  const scale = roomPx === 0 ? 1 : Math.min(1, roomPx / widthPx[device]);
  return (
    <div ref={box} className="preview-box" style={{ blockSize: heightPx }}>
      <iframe
        ref={frame}
        className="preview-frame"
        title={t('staff.preview.frame')}
        src="/staff/preview-frame"
        sandbox="allow-same-origin"
        style={{ inlineSize: widthPx[device], blockSize: heightPx / scale, transform: `scale(${scale})` }}
        onLoad={() => setReady(true)}
      />
    </div>
  );
}

/**
 * Replaces the contents of a same-origin document with a page, keeping the scroll position. Scripts inserted this way
 * never run.
 * @param theme The theme to show, whatever this device prefers.
 */
function showPage(into: Document, html: string, theme: 'light' | 'dark'): void {
  const view = into.defaultView;
  if (view === null) return;
  // Use that document's parser: ours would apply the console's policy to the styles.
  const page = new view.DOMParser().parseFromString(html, 'text/html');
  const root = into.documentElement;
  const { scrollX, scrollY } = view;
  for (const { name } of root.attributes) root.removeAttribute(name);
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  root.replaceChildren(...[...page.documentElement.childNodes].map((node) => into.importNode(node, true)));
  for (const sheet of into.styleSheets) putInTheme(sheet.cssRules, theme);
  root.style.colorScheme = theme;
  view.scrollTo(scrollX, scrollY);
}
