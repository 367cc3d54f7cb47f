import { withDeadline } from './deadline.ts'

const READY_MS = 3_000

/**
 * Resolves with what a container injects under this name as soon as it is there. An event of the
 * name with `Ready` announces it, mostly after the page's scripts have run. Rejects with the refusal
 * `no_container` after 3 s.
 */
export function containerBridge<B>(
  page: Window,
  name: string,
  read: () => B | undefined,
): Promise<B> {
  const now = read()
  if (now !== undefined) return Promise.resolve(now)
  let stop = () => {}
  const arrived = new Promise<B>((resolve) => {
    const look = () => {
      const found = read()
      if (found !== undefined) resolve(found)
    }
    page.document.addEventListener(`${name}Ready`, look)
    stop = () => page.document.removeEventListener(`${name}Ready`, look)
  })
  return withDeadline(READY_MS, 'no_container', `${name} did not come`, arrived).finally(stop)
}
