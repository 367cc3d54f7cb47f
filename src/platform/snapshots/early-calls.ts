import { NOTICE_VERSION } from '#domain/identity/privacy-notice.ts'
import { packVersion } from '#platform/build-env.ts'
import { deviceStore } from '#platform/stores/device-store.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/** A call as the service worker writes it into the entry page (offline/service-worker). */
export interface EarlyCall {
  readonly key: string
  /** Only for a signed-in user. */
  readonly user: boolean
  readonly method: string
  readonly address: string
  readonly type?: string
  readonly body?: string
}

/** Words of an address that change who is signed in, or which screen opens. */
const ENTRY_WORDS = ['code', 'token', 'state', 'loginState', 'redirectUrl']

function isAgreed(): boolean {
  try {
    const { agreed, version } = JSON.parse(deviceStore.getItem('privacyConsent') ?? '{}')
    return agreed === true && version === NOTICE_VERSION
  } catch {
    return false
  }
}

async function answerTo(
  { method, address, type, body }: EarlyCall,
  keys: Readonly<Record<string, string>>,
): Promise<string | null> {
  const typed = type === undefined ? {} : { 'content-type': type }
  const headers = { ...keys, Os: 'wechat', h5_version: packVersion(), ...typed }
  const answer = await fetch(address, { method, cache: 'no-store', headers, body: body ?? null })
  return answer.status === 200 ? answer.text() : null
}

/**
 * Makes the first calls of a page in a browser while its entry still loads, with the keys of the
 * session storage: those that the service worker wrote into the entry page. Their answers are in
 * `window.packAnswers`, as an app's are. Makes none where the address may sign in somebody else, and
 * before the user has agreed to the privacy notice only those without a user.
 */
export function makeEarlyCalls(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="h5-calls"]')
  if (meta === null) return
  const query = new URLSearchParams(location.search)
  if (ENTRY_WORDS.some((word) => query.has(word))) return
  const agreed = isAgreed()
  const openid = agreed ? (sessionStore.getItem('openId') ?? '') : ''
  const encid = agreed ? (sessionStore.getItem('encOpenId') ?? '') : ''
  if ((openid === '') !== (encid === '')) return
  // The worker has written them, from the list of its own build.
  const calls: readonly EarlyCall[] = JSON.parse(meta.content)
  window.packAnswers = Object.fromEntries(
    calls
      .filter(({ user }) => !user || openid !== '')
      .map((call) => [call.key, answerTo(call, { openid, encid }).catch(() => null)]),
  )
}
