/** A published package, built from the product's own sources. */
export interface PublishedPackage {
  name: string;
  description: string;
  /** Source of each entry by subpath, and its budget: KB after gzip with all static imports, without React. */
  entries: Record<string, { source: string; maxKb: number }>;
  /** Files next to the entries that are loaded by URL. */
  besides?: Record<string, string>;
  /** The sources of `styles.css`. */
  styles?: string[];
  /** Imports that are not bundled. `folder` has their versions. */
  dependencies?: string[];
  peers?: Record<string, string>;
  optionalPeers?: Record<string, string>;
  sideEffects: false | string[];
  /** Contains its README and the versions of its dependencies. */
  folder: string;
}

const react = { react: '>=18', 'react-dom': '>=18' };
const look = (name: string): string => `packages/ui/src/look/${name}.css`;

/** All have the repository's version. */
export const publishedPackages: PublishedPackage[] = [
  {
    name: '@doorstep/address-lookup',
    description: 'Find and Retrieve of addresses, from Doorstep or Loqate: a client for browsers, Node and workers.',
    folder: 'packages/address-lookup',
    entries: {
      '.': { source: 'packages/address-lookup/src/index.ts', maxKb: 3 },
      './proof': { source: 'packages/address-lookup/src/position-of-proof.ts', maxKb: 0.5 },
      './fallback': { source: 'packages/address-lookup/src/create-fallback-lookup.ts', maxKb: 1.5 },
    },
    sideEffects: false,
  },
  {
    name: '@doorstep/address-field',
    description: 'A field that finds addresses: a React component, a headless hook, and <doorstep-address>.',
    folder: 'packages/address-field',
    entries: {
      '.': { source: 'packages/address-field/src/index.ts', maxKb: 15 },
      './element': { source: 'apps/web/src/embed/package/element.ts', maxKb: 15 },
      './texts': { source: 'apps/web/src/embed/package/address-texts.ts', maxKb: 8 },
      './jsx': { source: 'apps/web/src/embed/package/jsx.ts', maxKb: 0.1 },
      './vue': { source: 'apps/web/src/embed/package/vue.ts', maxKb: 0.1 },
    },
    styles: [look('base'), look('fields'), look('buttons'), look('address-field')],
    peers: react,
    optionalPeers: { vue: '>=3.3' },
    sideEffects: ['./element.js', './define-element.js', './styles.css'],
  },
  {
    name: '@doorstep/human-check',
    description:
      'hCaptcha, Turnstile or a proof of work behind one interface, with retries, a watchdog, and a React component.',
    folder: 'packages/human-check',
    entries: {
      '.': { source: 'packages/human-check/src/browser/index.ts', maxKb: 5 },
      './hcaptcha': { source: 'packages/human-check/src/browser/hcaptcha/hcaptcha-check.ts', maxKb: 5 },
      './proof-of-work': { source: 'packages/human-check/src/browser/proof-of-work/proof-of-work.ts', maxKb: 2 },
      './turnstile': { source: 'packages/human-check/src/browser/turnstile/turnstile-check.ts', maxKb: 3 },
      './react': { source: 'packages/human-check/src/react/index.ts', maxKb: 3 },
    },
    besides: { worker: 'packages/human-check/src/browser/proof-of-work/worker.ts' },
    styles: [look('base'), look('fields'), look('buttons'), look('human-check')],
    dependencies: ['@noble/hashes', 'altcha-lib'],
    peers: { react: '>=18' },
    sideEffects: ['./worker.js', './styles.css'],
  },
  {
    name: '@doorstep/client',
    description: 'A typed client of the API of Doorstep.',
    folder: 'packages/client',
    entries: { '.': { source: 'packages/client/src/index.ts', maxKb: 3 } },
    sideEffects: false,
  },
];
