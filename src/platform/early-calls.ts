import type { ReadyCall } from '#offline/pack/planned-call.ts'
import { callKey } from '#offline/ready-calls.js'
import { NOTICE_VERSION } from '#domain/identity/privacy-notice.ts'
import { packVersion } from './build-env.ts'
import { deviceStore } from './stores/device-store.ts'
import { sessionStore } from './stores/session-store.ts'

/** Words of an address that change who is signed in, or which screen opens. */
const ENTRY_WORDS = ['code', 'token', 'state', 'loginState', 'redirectUrl']

const FORM = 'application/x-www-form-urlencoded;charset=utf-8'

function isAgreed(): boolean {
  try {
    const { agreed, version } = JSON.parse(deviceStore.getItem('privacyConsent') ?? '{}')
    return agreed === true && version === NOTICE_VERSION
  } catch {
    return false
  }
}

async function answerTo(
  { method, path, encoding, fields }: ReadyCall,
  keys: Readonly<Record<string, string>>,
): Promise<string | null> {
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(texts).toString()
  const headers = { ...keys, Os: 'wechat', h5_version: packVersion() }
  const type = encoding === 'json' ? 'application/json' : FORM
  const sent =
    encoding === 'query'
      ? { headers }
      : {
          headers: { ...headers, 'content-type': type },
          body: encoding === 'json' ? JSON.stringify(fields) : query,
        }
  const address = encoding === 'query' && query !== '' ? `${path}?${query}` : path
  const answer = await fetch(address, { method, cache: 'no-store', ...sent })
  return answer.status === 200 ? answer.text() : null
}

/**
 * Makes the first calls of a page in a browser while its entry still loads, with the keys of the
 * session storage: those that the service worker wrote into the entry page
 * (offline/service-worker/first-calls.ts). Their answers are in `window.packAnswers`, as an app's
 * are. Makes none where the address may sign in somebody else, and before the user has agreed to
 * the privacy notice only those without a user.
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
  const calls: readonly ReadyCall[] = JSON.parse(meta.content)
  window.packAnswers = Object.fromEntries(
    calls
      .filter(({ user }) => !user || openid !== '')
      .map((call) => [
        callKey(call.method, call.path, Object.entries(call.fields)),
        answerTo(call, { openid, encid }).catch(() => null),
      ]),
  )
}
