import type { FieldError as WireError, OfferEffect, OfferInput, OfferTransition, StaffOffer } from '@doorstep/contract';
import { useRef, useState, type BaseSyntheticEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, type Location } from 'react-router';
import { ConnectionError, ProblemError } from '@doorstep/client';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { usePressEnd } from '../../../shared/form/use-press-end.ts';
import { viewerTimeZone } from '../../../shared/texts/format-moment.ts';
import { readEffects, readOffer, useOfferTransition, useSaveOffer, type OfferSave } from '../offers-api.ts';
import { formPathOf, languageOfPath } from './form-path.ts';
import { fromOfferForm } from './from-offer-form.ts';
import { mergeForms, type MergeConflict, type MergedForms } from './merge-forms.ts';
import { writtenIn } from './form-to-start.ts';
import { emptyOfferForm, type OfferForm } from './offer-form.ts';
import { flatErrors } from './flat-errors.ts';
import { focusField, isFieldShown, openFold, placeOf, sections, type Section } from './sections.ts';
import { inLanguage, nextMissing, withLanguages } from './texts.ts';
import { toOfferForm } from './to-offer-form.ts';
import { wordsPressed } from '../../../shared/api/late-errors.ts';
import { newKey } from '../../../shared/new-key.ts';

/** A change that takes something away from people, until someone confirms or cancels the save. */
interface SaveQuestion {
  effects: OfferEffect[];
  timeZone: string;
  answer: (isYes: boolean) => void;
}

/** The new offer whose page asks at once whether to publish it. */
export const publishing = { id: '' };

export type OfferEditorState = ReturnType<typeof useOfferEditor>;

/**
 * Everything the editor does: saving, publishing and the like, and resolving conflicts. Only the person's own choice
 * ever replaces unsaved input.
 */
export function useOfferEditor(initial: StaffOffer | null, start: OfferForm | null) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { pathname, hash, search, state } = useLocation() as Location<unknown>;
  const [offer, setOffer] = useState(initial);
  const [conflicts, setConflicts] = useState<MergeConflict[]>([]);
  const [wasMerged, setMerged] = useState(false);
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const [unasked, setUnasked] = useState<unknown>(null);
  const isLeavingOnPurpose = useRef(false);
  /** A save whose response was lost, with the form as it was. */
  const lost = useRef<(OfferSave & { before: OfferForm }) | null>(null);
  const [startForm] = useState(() =>
    initial ? toOfferForm(initial.input) : (start ?? emptyOfferForm(writtenIn(texts.language), viewerTimeZone())),
  );
  const pressEnd = usePressEnd();
  const form = useForm<OfferForm, unknown, OfferInput>({
    defaultValues: startForm,
    resolver: async (...form) => {
      await pressEnd();
      try {
        const { offerResolver } = await import('./offer-resolver.ts');
        return offerResolver(texts)(...form);
      } catch {
        // The server runs the same checks on save.
        return { values: fromOfferForm(form[0]), errors: {} };
      }
    },
    mode: 'onTouched',
  });
  const [language, setLanguage] = useState(startForm.mainLanguage);
  const [isChosen, setSideBySide] = useState(false);
  // The address names the open tab, so that a reload or a colleague opens the same.
  const part = offer === null ? null : (sections.find((one) => hash === `#${one}`) ?? 'what');
  const isSideBySide = isChosen && form.getValues('languages').length > 1;
  const saving = useSaveOffer(offer?.id ?? null);
  const transition = useOfferTransition(offer?.id ?? '');

  const wasLeft = () => window.location.pathname !== pathname;

  /** Makes the stored offer the new base, and merges in the input since `before`. */
  const adopt = (next: StaffOffer, before: OfferForm): MergeConflict[] =>
    put(
      next,
      mergeForms(
        withItemIds(before, before, next),
        withItemIds(form.getValues(), before, next),
        toOfferForm(next.input),
      ),
    );

  const put = (next: StaffOffer, { merged, conflicts: found }: MergedForms): MergeConflict[] => {
    setOffer(next);
    form.reset(toOfferForm(next.input));
    form.reset(merged, { keepDefaultValues: true });
    if (!merged.languages.includes(language)) setLanguage(merged.mainLanguage);
    return found;
  };

  /**
   * Confirms a change that affects people.
   * @returns whether to save it.
   */
  const ask = async (input: OfferInput): Promise<boolean> => {
    setUnasked(null);
    if (offer === null || offer.phase === null) return true;
    let effects: OfferEffect[];
    try {
      effects = await readEffects(offer.id, { version: offer.version, input });
    } catch (error) {
      setUnasked(error);
      await explainRefusal(error);
      return false;
    }
    if (effects.length === 0) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setQuestion({ effects, timeZone: input.timeZone, answer: resolve });
    const isYes = await promise;
    setQuestion(null);
    return isYes;
  };

  const store = async (input: OfferInput, what: string): Promise<StaffOffer | null> => {
    if (lost.current === null && !(await ask(input))) return null;
    if (lost.current === null) return send({ version: offer?.version ?? 0, input, key: newKey() }, what);
    // The result of the last save is unknown: repeat it first with its key, so that it counts once.
    const saved = await send(lost.current, what);
    if (saved === null || isShown(saved)) return saved;
    let latest: StaffOffer | null = null;
    await form.handleSubmit(async (newer) => {
      latest = await send({ id: saved.id, version: saved.version, input: newer, key: newKey() }, what);
    }, showFirstError)();
    return latest;
  };

  const send = async (save: OfferSave, what: string): Promise<StaffOffer | null> => {
    const before = lost.current?.before ?? structuredClone(form.getValues());
    try {
      const saved = await saving.mutateAsync(save, what);
      lost.current = null;
      setConflicts([]);
      setMerged(false);
      transition.reset();
      adopt(saved, before);
      return saved;
    } catch (error) {
      lost.current = isAnswerLost(error) ? { ...save, before } : null;
      await explainRefusal(error);
      return null;
    }
  };

  const isShown = ({ input }: StaffOffer) => isSameOffer(fromOfferForm(form.getValues()), input);

  const meetTheirs = async (mine: StaffOffer): Promise<void> => {
    // A second conflict is shown like the first.
    setMerged(false);
    try {
      const theirs = await readOffer(mine.id);
      setConflicts(put(theirs, mergeForms(toOfferForm(mine.input), form.getValues(), toOfferForm(theirs.input))));
      setMerged(true);
      saving.reset();
      setUnasked(null);
      transition.reset();
    } catch {
      // The save bar keeps showing the conflict; the next save comes back here.
    }
  };

  const explainRefusal = async (error: unknown): Promise<void> => {
    if (!(error instanceof ProblemError) || wasLeft()) return;
    if (error.code === 'version_conflict' && offer) return await meetTheirs(offer);
    if (error.code === 'slug_taken') form.setError('slug', { message: texts.t('error.slug_taken') });
    const wrong = error.problem.errors ?? [];
    for (const one of wrong) {
      form.setError(formPathOf(one.field), { message: wireErrorText(one) });
      openFold(formPathOf(one.field));
    }
    const first = error.code === 'slug_taken' ? 'slug' : wrong[0] && formPathOf(wrong[0].field);
    if (first) showField(first);
  };

  const showPart = (section: Section): void => {
    if (part !== null && part !== section)
      void navigate({ search, hash: section }, { replace: true, preventScrollReset: true, state, flushSync: true });
  };

  /** Opens the field's tab, and switches to the text's language. */
  const showField = (path: string): void => {
    const { languages } = form.getValues();
    flushSync(() => {
      setLanguage(languageOfPath(path, languages) ?? language);
      showPart(placeOf(path).section);
    });
    if (!isFieldShown(path)) flushSync(() => setSideBySide(false));
    focusField(path);
  };

  const showFirstError = (errors: FieldErrors<OfferForm>): void => {
    const { languages } = form.getValues();
    const paths = flatErrors(errors);
    const isShownNow = (path: string) =>
      isSideBySide
        ? isFieldShown(path)
        : [null, language].includes(languageOfPath(path, languages)) && [null, placeOf(path).section].includes(part);
    const [first] = paths;
    if (first === undefined) return;
    paths.forEach(openFold);
    if (isSideBySide || part !== null) showField(paths.find(isShownNow) ?? first);
    // A visible field already has the focus.
    else if (!paths.some(isShownNow)) showField(first);
  };

  const wireErrorText = ({ field, code, values }: WireError) =>
    texts.t(
      code === 'required' && field.endsWith('Mm') ? 'field_error.not_a_number' : `field_error.${code}`,
      values ?? {},
    );

  const storeAndGoOn = async (input: OfferInput, what: string, publishes: boolean): Promise<void> => {
    const saved = await store(input, what);
    if (saved === null || offer !== null || wasLeft()) return;
    isLeavingOnPurpose.current = true;
    if (publishes) publishing.id = saved.id;
    await navigate(`/staff/offers/${saved.id}`, { replace: true, state: { isNew: true } });
  };

  /**
   * Saves unsaved changes.
   * @returns the saved offer; null if saving failed.
   */
  const saveFirst = async (): Promise<StaffOffer | null> => {
    const what = wordsPressed();
    if (!form.formState.isDirty) return offer;
    let saved: StaffOffer | null = null;
    await form.handleSubmit(async (input) => {
      saved = await store(input, what);
    }, showFirstError)();
    return saved;
  };

  /** Saves first, so that what is published is what the person sees. */
  const change = async (name: OfferTransition): Promise<void> => {
    const what = wordsPressed();
    const current = await saveFirst();
    if (current === null) return;
    const before = structuredClone(form.getValues());
    try {
      adopt(await transition.mutateAsync(name, what), before);
    } catch (error) {
      await explainRefusal(error);
    }
  };

  return {
    offer,
    form,
    question,
    /** Why the effects of the change could not be determined. */
    unasked,
    conflicts,
    wasMerged,
    isLeavingOnPurpose,
    saving,
    transition,
    /** @param publishes Whether the page of a new offer then asks whether to publish it. */
    save: (event: BaseSyntheticEvent, publishes = false) => {
      // Saving waits for checks, and the person may have left the page by then.
      const what = wordsPressed();
      return form.handleSubmit((input) => storeAndGoOn(input, what, publishes), showFirstError)(event);
    },
    change,
    saveFirst,
    /** Publishing needs texts in the main language only. */
    showMissing: (path: string) => showField(`${path}.${form.getValues('mainLanguage')}`),
    takeTheirs: (conflict: MergeConflict) => {
      form.setValue(formPathOf(conflict.path), conflict.theirs as never, { shouldDirty: true });
      setConflicts((all) => all.filter(({ path }) => path !== conflict.path));
    },
    part,
    showPart,
    language,
    showLanguage: setLanguage,
    isSideBySide,
    setSideBySide,
    showField,
    /** Opens the side-by-side view at the first missing text. */
    showMissingTexts(tag: string) {
      flushSync(() => {
        setLanguage(tag);
        setSideBySide(true);
      });
      const path = nextMissing(form.getValues(), tag, null);
      if (path !== null) focusField(`${path}.${tag}`);
    },
    languages: {
      add(tag: string) {
        form.reset(withLanguages(form.getValues(), [...form.getValues('languages'), tag]), { keepDefaultValues: true });
        setLanguage(tag);
      },
      remove(tag: string) {
        const rest = form.getValues('languages').filter((other) => other !== tag);
        form.reset(withLanguages(form.getValues(), rest), { keepDefaultValues: true });
        setLanguage(form.getValues('mainLanguage'));
      },
      makeMain(tag: string) {
        form.setValue('mainLanguage', tag, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      },
      /** Relabels the language of all texts. */
      rename(tag: string) {
        form.reset(inLanguage(form.getValues(), tag), { keepDefaultValues: true });
        setLanguage(tag);
      },
    },
    refresh: async () => {
      if (!offer) return;
      const latest = await readOffer(offer.id);
      // Only the figures: changes of the texts by others are detected on save, by version.
      setOffer({
        ...offer,
        stock: latest.stock,
        draw: latest.draw,
        limitGroupId: latest.limitGroupId,
        ...(isSameInput(latest, offer) ? { version: latest.version } : {}),
      });
    },
  };
}

/** No response, or an error from a proxy: the server may have saved. */
function isAnswerLost(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ProblemError && error.problem.status >= 500);
}

/** Copies the ids that saving gave to new items. */
function withItemIds(form: OfferForm, sent: OfferForm, saved: StaffOffer): OfferForm {
  const ids = new Map(
    sent.items.map(({ itemId, rowKey }, index) => [rowKey, itemId || (saved.input.items[index]?.id ?? '')]),
  );
  return {
    ...form,
    items: form.items.map((item) => ({ ...item, itemId: item.itemId || (ids.get(item.rowKey) ?? '') })),
  };
}

function isSameOffer(mine: OfferInput, theirs: OfferInput): boolean {
  return JSON.stringify(mine) === JSON.stringify(fromOfferForm(toOfferForm(theirs)));
}

function isSameInput(a: StaffOffer, b: StaffOffer): boolean {
  return JSON.stringify(a.input) === JSON.stringify(b.input);
}
