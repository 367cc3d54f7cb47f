import { rereadAll } from '#api/reread.ts'
import { bridge } from '#platform/bridge.ts'
import { queries } from '#app/data/queries.ts'

/** Follows what the app announces, from the page's start on. */
export function followNativeEvents(): void {
  // The answer to a press is loaded with the rest that the first screen does not need.
  bridge().on('backPressed', () => {
    import('./back-press.ts').then(({ takeBackPress }) => takeBackPress()).catch(() => {})
  })
  // The user may have changed a card or a plan on a native page (rules.md#there-and-back).
  bridge().on('resume', () => void rereadAll(queries))
}
