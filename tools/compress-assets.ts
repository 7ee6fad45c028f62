import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{js,css,svg,html,json}';
/** Smaller files fit the first packets uncompressed. */
const minBytes = 1024;

/** Writes a `.br` and a `.gz` next to each text file that shrinks; the server prefers them. */
export async function compressAssets(folder: string): Promise<void> {
  await Promise.all(
    globSync(compressible, { cwd: folder }).map(async (name) => {
      const file = `${folder}/${name}`;
      const bytes = readFileSync(file);
      if (bytes.length < minBytes) return;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
