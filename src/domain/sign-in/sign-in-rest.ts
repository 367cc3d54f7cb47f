/** The cases in which a sign-in begins without a tap (rules.md#login-entry). */
import type { SignInState } from './sign-in.ts'
import type { SignInContainer } from './user-info.ts'

/** The time for which a guard rests after it left the page by itself, ms. */
export const REST_MS = 10 * 60_000

/** Says whether a container's sign-in may begin without a tap. */
const BY_ITSELF: Readonly<Record<SignInContainer, boolean>> = {
  native: true,
  wechat: true,
  'mini-program': true,
  'bank-partner': true,
  alipay: false,
  browser: false,
}

/**
 * Returns whether a screen that needs a user may begin the sign-in by itself: where nothing was
 * tried yet, and outside the app, whose sign-in leaves no page, at most once per tab and ten
 * minutes. `begunAt` is when one last began so, ms since 1970. A clock that was set back allows
 * none.
 */
export function signsInByItself(
  state: SignInState,
  container: SignInContainer,
  begunAt: number | null,
  now: number,
): boolean {
  if (state.at !== 'signedOut' || state.why !== 'never' || !BY_ITSELF[container]) return false
  return container === 'native' || begunAt === null || now - begunAt >= REST_MS
}
