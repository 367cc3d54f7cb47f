import { sessionStore } from '#platform/stores/session-store.ts'
import { signInContainer } from '#platform/bridge.ts'
import { isSignedIn, keep, session, whySignedOut } from '#session/session.ts'
import { requestSignIn } from './sign-in.ts'
import { toast } from '#ui/base/toast.ts'

/** The time for which it is said, in ms: it has a button. */
const LONG_MS = 8_000

/**
 * Says in a browser's new tab, once, why no user is signed in there while one is on this
 * device: keys never leave their tab.
 */
export async function sayNewTab(): Promise<void> {
  if ((await signInContainer()) !== 'browser' || session.newTabSaid !== '') return
  if (isSignedIn() || whySignedOut(session.state).why !== 'never') return
  keep(sessionStore, { newTabSaid: '1' })
  toast.show('为了账户安全，每个标签页需要单独登录', {
    duration: LONG_MS,
    action: { text: '登录', onClick: () => void requestSignIn() },
  })
}
