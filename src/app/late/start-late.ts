import { followFrozen } from '#app/frozen/follow-frozen.ts'
import { preloadLinks } from '#app/links/preload-links.ts'
import { followAppTabs } from '#app/viewport/follow-app-tabs.ts'
import { followDisplay } from '#app/viewport/follow-display.ts'
import { followCalendar } from './ask-calendar.ts'
import { mergeAtSignIn } from './merge-at-sign-in.ts'

/** Starts what every page does from when its first screen is there, for as long as it lives. */
export function startLate(): void {
  followCalendar()
  followFrozen()
  mergeAtSignIn()
  preloadLinks()
  followDisplay()
  followAppTabs()
}
