import { publicOrigin } from './build-env.ts'

/**
 * The address under which others open one of our pages. In an app that serves pages from a scheme
 * of its own, this page's own could not be opened elsewhere; then it is the public site's.
 */
export function publicAddress(path: string): string {
  const onTheWeb = location.protocol === 'https:' || location.protocol === 'http:'
  return new URL(path, onTheWeb ? location.origin : publicOrigin()).href
}
