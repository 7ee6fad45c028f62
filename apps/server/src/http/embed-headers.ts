/**
 * Of `/embed.js` and what it fetches: every page of everybody may load it. Its name carries no hash, so a browser asks again after an hour,
 * and meanwhile shows what it has.
 */
export const embedHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
};
