import { authenticPaths } from '#paths/authentic.ts'
import { openBridge } from '#platform/bridge.ts'
import { requestConsent } from '#platform/consent.ts'
import { isSignedIn, session } from '#session/session.ts'
import { requestSignIn } from '#app/sign-in/sign-in.ts'

/** Loaded only outside the app, which does not need them. */
const calls = () => import('./container-calls.ts')

/** Opens the bridge, outside the app with what the page itself answers there. */
export function openPageBridge(): void {
  const page = {
    isLoggedIn: isSignedIn,
    login: async () => (await requestConsent()) && (await requestSignIn()) === 'signed-in',
    getUserInfo: () => ({
      appUserId: '',
      openId: session.openId,
      encOpenId: session.encOpenId,
    }),
    loginState: () => session.loginState,
  }
  openBridge(page, {
    accountOpening: authenticPaths.authentic.to(),
    download: async () => (await calls()).downloadPage,
    sign: async (url) => (await calls()).sign(url),
    handOver: async (to, values) => (await calls()).handOver(to, values),
  })
}
