// The fonts are variable, and some default to their thinnest weight. HarfBuzz' subsetter pins one weight.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Subsetter {
  memory: { buffer: ArrayBuffer };
  _initialize(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_length(blob: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_keep_everything(input: number): void;
  hb_subset_input_pin_all_axes_to_default(input: number, face: number): number;
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const writable = 2;
const weightAxis = 0x77_67_68_74; // "wght"

let loaded: Subsetter | undefined;

function subsetter(): Subsetter {
  if (loaded === undefined) {
    const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
    const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
    loaded = instance.exports as unknown as Subsetter;
    const { _initialize: initialize } = loaded;
    initialize();
  }
  return loaded;
}

/**
 * Reduces a variable font to one weight.
 * @param font A variable TrueType font.
 * @param weight 100–900; 400 is regular.
 * @throws Error when the font is unreadable or has no weight axis.
 */
export function pinWeight(font: Uint8Array, weight: number): Uint8Array {
  const hb = subsetter();
  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const blob = hb.hb_blob_create(data, font.length, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  try {
    hb.hb_subset_input_keep_everything(input);
    hb.hb_subset_input_pin_all_axes_to_default(input, face);
    if (hb.hb_subset_input_pin_axis_location(input, face, weightAxis, weight) === 0) {
      throw new Error('The font has no weights to choose from');
    }
    const pinned = hb.hb_subset_or_fail(face, input);
    if (pinned === 0) throw new Error('The font could not be set to one weight');
    const result = hb.hb_face_reference_blob(pinned);
    const from = hb.hb_blob_get_data(result, 0);
    const copy = new Uint8Array(hb.memory.buffer).slice(from, from + hb.hb_blob_get_length(result));
    hb.hb_blob_destroy(result);
    hb.hb_face_destroy(pinned);
    return copy;
  } finally {
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(data);
  }
}
