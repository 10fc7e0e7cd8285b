// What keeps other sites out of a page that somebody has open here.

import type { IncomingHttpHeaders } from 'node:http';

/** Nothing but what comes from here, and nothing written into the page. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const SAFE = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Browsers say where a request comes from whenever it changes something; other programs need not. */
export function isOwnOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders, own: string | undefined): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  if (own !== undefined) return origin === own;
  return URL.canParse(origin) && new URL(origin).host === host;
}
