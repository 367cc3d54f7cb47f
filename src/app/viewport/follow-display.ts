import { bridge, inApp } from '#platform/bridge.ts'
import {
  applyDisplay,
  currentDisplay,
  DARK,
  keepAppChoice,
  onDisplayChange,
} from '#platform/display/display.ts'

const apply = () => applyDisplay(currentDisplay())

/** Asks the app for its theme and size of text, which go before the user's choice here. */
async function askApp(): Promise<void> {
  const { values } = await bridge().call('getGlobalConfig', { keys: ['theme', 'text'] })
  keepAppChoice({ theme: values['theme'] ?? null, text: values['text'] ?? null })
  apply()
}

/** Keeps theme and size of text as they are chosen, wherever that changes while the page is open. */
export function followDisplay(): void {
  matchMedia(DARK).addEventListener('change', apply)
  onDisplayChange(apply)
  if (!inApp()) return
  // The bridge has reported a failure; what the app answered last still holds.
  const ask = () => void askApp().catch(() => {})
  ask()
  bridge().on('resume', ask)
}
