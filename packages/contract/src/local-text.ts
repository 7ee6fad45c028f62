import * as v from 'valibot';

/** A text with the language that it is really in, which may be the offer's main language. */
export const localTextSchema = v.strictObject({ text: v.string(), language: v.string() });
export type LocalText = v.InferOutput<typeof localTextSchema>;

/** Sanitised HTML from Markdown. */
export const localHtmlSchema = v.strictObject({ html: v.string(), language: v.string() });
export type LocalHtml = v.InferOutput<typeof localHtmlSchema>;
