/**
 * Returns whether the screens for developers and QA may be opened in this page. Off unless one of
 * these holds:
 * - the development server, or a QA build (`VITE_QA_SCREENS=1`);
 * - a build that carries them (any other value of it but `0`) whose entry page says `<meta
 *   name="h5-qa" content="on">`. `h5pack build --qa` writes it with the flag in `pack.json`; both
 *   are files of the signed pack, so no one else can. An ordinary release has none of their code,
 *   whatever the page says.
 */
export function qaAllowed(): boolean {
  if (typeof document === 'undefined') return false
  const flag: unknown = import.meta.env.VITE_QA_SCREENS
  if (import.meta.env.DEV || flag === '1') return true
  return document.querySelector('meta[name="h5-qa"]')?.getAttribute('content') === 'on'
}
