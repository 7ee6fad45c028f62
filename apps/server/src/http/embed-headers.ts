/** Any page may load `/embed.js`. Its name has no hash, so browsers revalidate it hourly. */
export const embedHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
};
