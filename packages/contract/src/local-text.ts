import * as v from 'valibot';

export const localTextSchema = v.strictObject({ text: v.string(), language: v.string() });
export type LocalText = v.InferOutput<typeof localTextSchema>;

/** Safe HTML made from Markdown. */
export const localHtmlSchema = v.strictObject({ html: v.string(), language: v.string() });
export type LocalHtml = v.InferOutput<typeof localHtmlSchema>;
