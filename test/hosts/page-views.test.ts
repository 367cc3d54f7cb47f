import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNativeApp } from './native-app.js'
import { createPageViews, type PageView } from './page-views.js'
import { referenceDevice } from './device.js'
import { MOST_OPENINGS } from './warm-pool.js'

/** Longer than the app counts as busy after an opening. */
const REST = 1_500

let user = ''
const installed = { pack: 1 }

/** A web view of the installed pack that records the calls it receives. */
function webView(name: string, did: string[]): PageView {
  let pack = 0
  const view: PageView = {
    async open(path) {
      pack = installed.pack
      did.push(`${name} opens ${path} of pack ${pack}`)
    },
    async warm() {
      pack = installed.pack
    },
    async openWarm(path, _tappedAt, { openId }) {
      did.push(`${name} shows ${path} to ${openId}`)
      return pack === installed.pack ? 'screen' : 'outdated'
    },
    isCurrent: async () => pack === installed.pack,
    leave: async () => undefined,
    end: async () => void did.push(`${name} ends`),
    kill: () => undefined,
  }
  return view
}

/** The web views of an app whose provider signs in whom the test names. */
async function phone(warm: boolean) {
  const did: string[] = []
  let made = 0
  const answers = () => ({
    users: [{ userId: user, name: '', note: '' }],
    appUserId: user,
    openId: user,
    encOpenId: user,
  })
  const app = createNativeApp({
    device: referenceDevice('ios'),
    packVersion: () => '',
    history: async () => ({ index: -1, entries: [] }),
    goTo: async () => undefined,
    provider: async () => ({ status: 200, text: JSON.stringify(answers()) }),
    send: () => undefined,
    places: { origin: 'app://pack', listed: [] },
    userChanged: () => views?.userChanged(),
    changed: () => undefined,
    now: () => new Date(),
  })
  let views: Awaited<ReturnType<typeof createPageViews>> | null = null
  views = await createPageViews({
    app: () => app,
    now: Date.now,
    warm,
    show: async () => undefined,
    async make() {
      made += 1
      return webView(`view ${made}`, did)
    },
  })
  const signIn = (next: string) => {
    user = next
    return app.login.choose(next)
  }
  await signIn('zhang')
  return { views, did, signIn }
}

beforeEach(() => {
  vi.useFakeTimers()
  installed.pack = 1
})
afterEach(() => void vi.useRealTimers())

test('a page that waits is replaced while no caller waits for anything, once a pack is installed', async () => {
  const { views, did } = await phone(true)
  await views.open('/')
  await vi.advanceTimersByTimeAsync(REST)
  expect(views.pages()).toEqual([{ stage: 'ready', openings: 0 }])
  await vi.advanceTimersByTimeAsync(10 * REST)
  installed.pack = 2
  await vi.advanceTimersByTimeAsync(2 * REST)
  expect(did).toEqual(['view 1 opens / of pack 1', 'view 2 ends'])
  expect(await views.openWarm('/')).toBe('screen')
  expect(did.at(-1)).toBe('view 3 shows / to zhang')
  views.stop()
})

test('nothing is loaded ahead once the app has stopped', async () => {
  const { views } = await phone(true)
  await views.open('/')
  views.stop()
  await vi.advanceTimersByTimeAsync(10 * REST)
  expect(views.pages()).toEqual([])
})

test('the page in view is opened again for its user', async () => {
  const { views, did } = await phone(false)
  await views.prepare()
  await views.openWarm('/')
  expect(await views.reopen('/asset/holdList')).toBe('screen')
  expect(did).toEqual(['view 2 shows / to zhang', 'view 2 shows /asset/holdList to zhang'])
  expect(views.pages()).toEqual([{ stage: 'inUse', openings: 2 }])
})

test('the page in view is ended after as many openings as it allows', async () => {
  const { views, did } = await phone(false)
  await views.prepare()
  await views.openWarm('/')
  for (let openings = 1; openings < MOST_OPENINGS; openings += 1)
    expect(await views.reopen('/')).toBe('screen')
  await views.prepare()
  expect(await views.reopen('/')).toBe('screen')
  expect(did.slice(-2)).toEqual(['view 2 ends', 'view 3 shows / to zhang'])
})

test('the page in view is ended where another user asks, and one that waits shows the address', async () => {
  const { views, did, signIn } = await phone(false)
  await views.prepare()
  await views.openWarm('/')
  await signIn('li')
  await views.prepare()
  expect(await views.reopen('/')).toBe('screen')
  expect(did).toEqual(['view 2 shows / to zhang', 'view 2 ends', 'view 3 shows / to li'])
})

test('an address is opened afresh where the page in view was, and none waits', async () => {
  const { views, did } = await phone(false)
  await views.open('/')
  expect(await views.reopen('/asset/holdList')).toBe('cold')
  expect(did.at(-1)).toBe('view 1 opens /asset/holdList of pack 1')
})
