const drawings = {
  today: 'M4 17V9a6 6 0 0 1 12 0v8M2.5 17h15M8 17v-6a2 2 0 0 1 4 0v6',
  requests: 'M3 11.5 5 4.5h10l2 7V16H3zM3 11.5h4l1 2h4l1-2h4',
  batches: 'M3.5 6.5 10 3l6.5 3.5v7L10 17l-6.5-3.5zM3.5 6.5 10 10l6.5-3.5M10 10v7M6.8 4.8l6.4 3.5',
  packing: 'M3.5 7h13v9.5h-13zM3.5 7 5.5 3.5h9l2 3.5M7 11.8l2.2 2.2 4-4',
  counter: 'M2.5 9.5h15M4 9.5V17M16 9.5V17M4 13h12M7 9.5v-4h6v4',
  homes: 'M3 9.5 10 3.5l7 6M5 8v8.5h10V8M8.5 16.5v-4.5h3v4.5',
  stock: 'M2.5 6h15M2.5 14h15M5 6v3h4V6M11 14v-3h4v3M2.5 17h15',
  offers: 'M3 8h14v3H3zM4.5 11v6h11v-6M10 8v9M10 8C7 8 5.5 6.5 6 5s3-1 4 3c1-4 3.5-4.5 4-3S13 8 10 8z',
  insights: 'M3.5 17v-6h3v6M8.5 17V7h3v10M13.5 17V3.5h3V17M2 17h16',
  mails: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  settings:
    'M2.5 6h8M14.5 6h3M12.5 4v4M2.5 14h3M9.5 14h8M7.5 12v4M12.5 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM7.5 12a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  people:
    'M7.5 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 16.5c0-3 2.5-4.5 5.5-4.5s5.5 1.5 5.5 4.5M13 4.300a3 3 0 0 1 0 5.400M15 12.5c2 .6 3 2 3 4',
  addresses:
    'M10 17.5c3.500-4 5-6.500 5-9a5 5 0 0 0-10 0c0 2.500 1.500 5 5 9zM10 10a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600z',
  services: 'M6 3v4M14 3v4M4.5 7h11v3a5.5 5.5 0 0 1-11 0zM10 15.5V18',
  webhooks:
    'M10 6.5 6.5 13M10 6.5a2 2 0 1 1 1.5-.6M11 6.5l3 6M6 15h8M5 13a2 2 0 1 0 1.5 2M14.5 13a2 2 0 1 1-1.400 2.800',
  tokens: 'M12.5 3.5a4 4 0 1 1-3 6.700L3.5 16.5H6v-2h2l1.600-2',
  account: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 17c.3-3.300 3-5 6.5-5s6.200 1.700 6.5 5',
  keys: 'M2.5 5h15v10h-15zM6 8h.01M10 8h.01M14 8h.01M6.500 12h7',
  sign_out: 'M8 3.5H4v13h4M8.5 10H17M14 6.5l3.5 3.5-3.5 3.5',
  privacy: 'M10 2.500l6 2.500v4.500c0 4-2.500 6.500-6 8-3.500-1.500-6-4-6-8V5zM7.500 10l2 2 3.500-4',
  audit: 'M5 3h10v14H5zM7.5 6.5h5M7.5 9.500h5M7.5 12.500h3',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM13 13l4 4',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  warning: 'M10 3 18 17H2zM10 8v4M10 14.5h.01',
  plus: 'M10 4v12M4 10h12',
  close: 'M5 5l10 10M15 5 5 15',
  check: 'M4 10.5l4 4 8-9',
  down: 'M5 8l5 5 5-5',
  up: 'M5 12l5-5 5 5',
} as const;

export type IconName = keyof typeof drawings;

/** A decorative icon next to a word; hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
