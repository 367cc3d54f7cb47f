import { bridge, inApp } from '#platform/bridge.ts'
import { followShownAgain } from '#platform/shown-again.ts'
import { followConsent } from '#app/consent/follow-consent.ts'
import { queries } from '#app/data/queries.ts'
import { followAccount } from '#app/forget/leave-device.ts'
import { startWhenShown } from '#app/late/when-shown.ts'
import { followNativeEvents } from '#app/native/native-events.ts'
import { followSignOut } from '#app/sign-in/follow-sign-out.ts'
import { refreshUserInfo } from '#app/sign-in/sign-in.ts'
import { settleSession } from './settle-session.ts'

/** Takes over another sign-in of the app, and what the app may have changed of the user. */
function followSignIn(): void {
  bridge().on('loginChanged', () => {
    void settleSession(null).then(() => queries.resetQueries())
  })
  bridge().on('resume', () => void refreshUserInfo())
}

/** Follows from the page's start another sign-in, being shown again, and the back key. */
export function followApp(): void {
  followSignIn()
  followShownAgain()
  followSignOut()
  followAccount()
  if (inApp()) followNativeEvents()
  else followConsent()
  startWhenShown()
}
