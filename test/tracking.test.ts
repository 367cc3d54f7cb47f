// @vitest-environment jsdom
import axios from 'axios'
import * as v from 'valibot'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import type { Consent } from '#domain/identity/privacy-notice.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { currentToast } from '#ui/base/toast.ts'
import { PERSONAS } from './sandbox/people/personas.ts'
import { control, openSandbox } from './sandbox/testing/test-client.ts'

const NOW = Date.UTC(2026, 2, 11, 2)
const answer = v.object({
  batches: v.number(),
  repeated: v.number(),
  events: v.array(v.object({ event: v.looseObject({ name: v.string(), at: v.number() }) })),
  conversions: v.array(v.record(v.string(), v.string())),
})

let provider: Awaited<ReturnType<typeof openSandbox>>
let requests: string[] = []
beforeAll(async () => {
  provider = await openSandbox({ log: (line) => requests.push(line) })
  // Node's own sockets: jsdom's would ask for permission first, as for another site.
  axios.defaults.adapter = 'http'
})
afterAll(() => provider.stop())

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await control(provider, 'reset', {})
  requests = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW })
})
afterEach(() => vi.useRealTimers())

const received = async () => {
  const { batches, repeated, events, conversions } = v.parse(
    answer,
    await control(provider, 'tracking'),
  )
  return { batches, repeated, conversions, events: events.map(({ event }) => event).toReversed() }
}

let offline = false
const listeners: (() => void)[] = []

/** A page that has just been loaded, with its engine; `close` ends it without a farewell. */
async function loadPage({
  agreed = 'agreed',
  search = '',
}: { agreed?: Consent; search?: string } = {}) {
  for (const forget of listeners.splice(0)) forget()
  vi.resetModules()
  offline = false
  const added = [vi.spyOn(document, 'addEventListener'), vi.spyOn(window, 'addEventListener')]
  const { consent } = await import('#platform/consent.ts')
  const { track, trackPage } = await import('#platform/tracking/track.ts')
  const { trackingQueue, keptBatches } = await import('#platform/tracking/queue.ts')
  const { keepAdvertising, keepCampaign, restoreSession } = await import('#session/session.ts')
  const { trackingTransport } = await import('#app/tracking/transport.ts')
  const { startTracking } = await import('#app/tracking/engine.ts')
  consent.answer = agreed
  restoreSession(sessionStorage)
  keepAdvertising(sessionStorage, search)
  const lead = (by: string) => keepCampaign(sessionStorage, { pathname: '/', search: by })
  lead(search)
  const reached = trackingTransport(provider.url)
  const gone = trackingTransport('http://127.0.0.1:1')
  const beacons: object[] = []
  const start = () => {
    startTracking({
      batch: (batch) => (offline ? gone : reached).batch(batch),
      conversion: (report) => (offline ? gone : reached).conversion(report),
      beacon: (batch) => {
        beacons.push(batch)
        if (!offline) void reached.batch(batch)
        return true
      },
    })
    const targets = [document, window]
    for (const [index, spy] of added.entries()) {
      for (const [type, act, options] of spy.mock.calls)
        listeners.push(() => targets[index]?.removeEventListener(type, act, options))
      spy.mockRestore()
    }
  }
  onTestFinished(() => {
    for (const forget of listeners.splice(0)) forget()
  })
  return { consent, track, trackPage, trackingQueue, keptBatches, beacons, start, lead }
}

const breath = () => new Promise<void>((done) => setImmediate(done))

/** Lets so much of the page's time pass. */
async function later(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await breath()
}

/** Waits for the network, in real time, until `check` no longer throws; for at most 10 s. */
async function until(check: () => Promise<void> | void) {
  const end = performance.now() + 10_000
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > end) throw error
      await breath()
    }
  }
}

function setVisible(visible: boolean) {
  const state = visible ? 'visible' : 'hidden'
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => setVisible(true))

test('a page is tracked as view, and as leave with its duration, in one batch', async () => {
  const page = await loadPage()
  page.start()
  const close = page.trackPage('/')
  await later(1_500)
  close()
  page.trackPage('/asset/holdList')
  expect((await received()).batches).toBe(0)
  await later(5_000)
  await until(async () =>
    expect(await received()).toMatchObject({
      batches: 1,
      events: [
        { name: 'page_view', row: '/', from: '', at: NOW },
        { name: 'page_leave', row: '/', ms: 1_500 },
        { name: 'page_view', row: '/asset/holdList', from: '/' },
      ],
    }),
  )
  await until(() => expect(page.keptBatches.all()).toEqual([]))
})

test('events are tracked with what led to them, each with its own', async () => {
  const page = await loadPage({ search: '?campaignId=c-1&markId=13000000001&channel=wx' })
  page.start()
  const close = page.trackPage('/')
  page.lead('?campaignId=c-2')
  close()
  await later(5_000)
  await until(async () => {
    const { batches, events } = await received()
    expect([batches, events]).toMatchObject([
      2,
      [
        { name: 'page_view', campaignId: 'c-1', channel: 'wx' },
        { name: 'page_leave', campaignId: 'c-2' },
      ],
    ])
    expect(JSON.stringify(events)).not.toContain('13000000001')
  })
})

test('an item is exposed once a page, also after it was mounted again', async () => {
  const page = await loadPage()
  page.start()
  const see = () => page.track({ name: 'exposure', what: 'redeemAd', id: 'ad-1' })
  const close = page.trackPage('/deal/nonMontyRedeem')
  see()
  see()
  close()
  page.trackPage('/deal/nonMontyRedeem')
  see()
  await later(5_000)
  await until(async () => {
    const { events } = await received()
    expect(events.filter(({ name }) => name === 'exposure')).toHaveLength(1)
  })
  // A page loaded ahead that is opened for somebody is another visit.
  page.track({ name: 'visit' })
  see()
  await later(5_000)
  await until(async () => {
    const { events } = await received()
    expect(events.filter(({ name }) => name === 'exposure')).toHaveLength(2)
  })
})

test('a tap counts by its declared name alone', async () => {
  const page = await loadPage()
  page.start()
  page.trackPage('/')
  document.body.innerHTML = `<button data-track="buy"><span>买入</span></button>
    <button data-track="张亦明">?</button><button>取消</button>
    <button data-track="sell" aria-disabled="true">卖出</button>`
  document.querySelector('span')?.click()
  for (const button of [...document.querySelectorAll('button')].slice(1)) button.click()
  await later(5_000)
  await until(async () => {
    const { events } = await received()
    expect(events.filter(({ name }) => name === 'click')).toMatchObject([{ what: 'buy', row: '/' }])
  })
})

test('a tap that leads to another page counts on the page where it was made', async () => {
  const page = await loadPage()
  page.start()
  const close = page.trackPage('/')
  document.body.innerHTML = '<button data-track="buy">买入</button>'
  const buy = document.querySelector('button')
  buy?.addEventListener('click', close)
  buy?.click()
  await later(5_000)
  await until(async () => {
    const { events } = await received()
    expect(events.filter(({ name }) => name === 'click')).toMatchObject([{ what: 'buy', row: '/' }])
  })
})

test('a page that is not tracked, as a preview, has no taps, and nothing of it was seen', async () => {
  const page = await loadPage()
  page.start()
  const close = page.trackPage('/')
  close()
  document.body.innerHTML = '<a href="/vp/article" data-track="item" data-track-id="a-1">文章</a>'
  const tap = () => document.querySelector('a')?.click()
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  onTestFinished(() => document.removeEventListener('click', stay))
  tap()
  page.track({ name: 'exposure', what: 'redeemAd', id: 'ad-1' })
  page.track({ name: 'share', channel: '', outcome: 'failed' })
  page.trackPage('/')
  tap()
  await later(5_000)
  await until(async () => {
    const { events } = await received()
    expect(events.map(({ name }) => name)).toEqual([
      'page_view',
      'page_leave',
      'page_view',
      'click',
    ])
  })
})

test.each([
  ['counts for a composed page', {}, ['opening']],
  ['does not count for its preview', { preview: 'a'.repeat(43) }, []],
])('the time of an opening is reported where that counts: it %s', async (_, fields, expected) => {
  const page = await loadPage()
  const { loadVisit } = await import('#app/router/visit.ts')
  onTestFinished(() => history.replaceState(null, '', '/'))
  history.replaceState(null, '', pageBuilderPaths.pageBuilder.to({ pageId: 'p-1', ...fields }))
  await loadVisit(location)
  page.start()
  const opening = { ms: 500, since: 'tap', warm: false, left: false } as const
  page.track({ name: 'opening', opening, row: pageBuilderPaths.pageBuilder.pattern })
  page.trackPage('/')
  await later(5_000)
  await until(async () => {
    const { events } = await received()
    expect(events.map(({ name }) => name)).toEqual([...expected, 'page_view'])
  })
})

test('when the page is hidden what waits goes out by beacon, and counts once', async () => {
  const page = await loadPage()
  page.start()
  page.trackPage('/')
  await later(700)
  setVisible(false)
  expect(page.beacons).toMatchObject([{ events: [{ name: 'page_view' }, { ms: 700 }] }])
  await until(async () => expect((await received()).events).toHaveLength(2))
  // The beacon's arrival is not confirmed: it is sent again when the page is back.
  setVisible(true)
  await until(async () => expect(await received()).toMatchObject({ batches: 1, repeated: 1 }))
  expect((await received()).events).toHaveLength(2)
  await until(() => expect(page.keptBatches.all()).toEqual([]))
})

test('a day without network is sent later, once, and nothing is shown meanwhile', async () => {
  const first = await loadPage()
  first.start()
  offline = true
  for (let hour = 0; hour < 24; hour += 1) {
    first.trackPage('/')()
    await later(3_600_000)
  }
  setVisible(false)
  expect((await received()).batches).toBe(0)
  expect(currentToast()).toBeUndefined()
  expect(first.keptBatches.all().length).toBeGreaterThan(20)
  const next = await loadPage()
  setVisible(true)
  next.start()
  await until(() => expect(next.keptBatches.all()).toEqual([]))
  const { events } = await received()
  expect(events.filter(({ name }) => name === 'page_view')).toHaveLength(24)
  expect(new Set(events.map(({ at, name }) => `${at} ${name}`)).size).toBe(events.length)
})

test('a long time without network keeps a bounded part, the newest, and says how much is lost', async () => {
  const page = await loadPage()
  page.start()
  offline = true
  for (let index = 0; index < 400; index += 1) {
    page.trackPage('/')()
    page.trackPage('/asset/holdList')()
    await vi.advanceTimersByTimeAsync(5_000)
  }
  expect(page.keptBatches.all()).toHaveLength(30)
  expect(JSON.stringify(localStorage).length).toBeLessThan(60_000)
  const { events, lost } = page.keptBatches.all().at(-1)?.item ?? {}
  expect([events?.at(-1)?.at, (lost ?? 0) + page.trackingQueue.lost > 0]).toEqual([
    expect.closeTo(Date.now(), -5),
    true,
  ])
})

test('a batch that the provider refuses does not hold up the others', async () => {
  const page = await loadPage()
  const odd = {
    at: NOW,
    item: {
      batch: 'a'.repeat(24),
      visit: 'b'.repeat(16),
      version: '',
      lost: 0,
      events: [{ name: 'share', at: NOW, row: '/', channel: 'none', outcome: 'failed' }],
    },
  }
  localStorage.setItem(`trackBatch:${odd.item.batch}`, JSON.stringify(odd))
  await control(provider, 'faults', {
    call: 'sensorLog3rd',
    kind: 'retCode',
    ret: 'badRequest',
    times: 1,
  })
  page.start()
  page.trackPage('/')
  await later(5_000)
  await until(async () => expect((await received()).events).toMatchObject([{ name: 'page_view' }]))
  expect(page.keptBatches.all()).toEqual([])
})

test.each(['unasked', 'declined'] as const)(
  'while the answer to the notice is %s nothing is sent or kept, and an agreement begins with the page in view',
  async (agreed) => {
    const page = await loadPage({ agreed, search: '?clickId=c1' })
    page.trackPage('/')()
    page.trackPage('/asset/holdList')
    page.track({ name: 'answered', call: 'registerByMobile', code: 0 })
    await later(60_000)
    expect([requests, Object.keys(localStorage)]).toEqual([[], []])
    page.consent.answer = 'agreed'
    page.start()
    await later(5_000)
    await until(async () =>
      expect((await received()).events).toMatchObject([
        { name: 'page_view', row: '/asset/holdList' },
      ]),
    )
    expect((await received()).conversions).toEqual([])
  },
)

/** A page without a network, of which an event and a conversion are stored. */
async function loadPageThatWaits() {
  const page = await loadPage({ search: '?clickId=c1' })
  page.start()
  offline = true
  page.trackPage('/')
  page.track({ name: 'answered', call: 'createPlan', code: 0 })
  await later(6_000)
  expect(Object.keys(localStorage)).toHaveLength(2)
  return page
}

test('with the agreement everything that waits is withdrawn', async () => {
  const page = await loadPageThatWaits()
  page.trackPage('/asset/holdList')
  page.consent.answer = 'declined'
  await later(0)
  expect([Object.keys(localStorage), page.trackingQueue.waiting]).toEqual([[], []])
  setVisible(false)
  expect(page.beacons).toEqual([])
})

test('a withdrawal while the engine loads deletes what an earlier page has stored', async () => {
  await loadPageThatWaits()
  const page = await loadPage()
  page.consent.answer = 'declined'
  page.start()
  await later(6_000)
  expect([Object.keys(localStorage), await received()]).toEqual([
    [],
    { batches: 0, repeated: 0, events: [], conversions: [] },
  ])
})

test('a conversion is reported once for its click and event, by a bare address, after a trip too', async () => {
  const search = '?clickId=c-1&accountId=a1&planId=p1&custName=张亦明&mobileNo=13000000001'
  await loadPage({ search })
  // Back from the authorization page: another load, whose address has no such words.
  const page = await loadPage()
  page.start()
  page.trackPage('/deal/DealResult/:type')
  for (const call of ['registerByMobile', 'registerByMobile', 'authAddCardAndCRS', 'redeem'])
    page.track({ name: 'answered', call, code: 0 })
  const unsent = () => Object.values(localStorage).filter((it) => it.includes('"sent":false'))
  await until(() => expect([Object.keys(localStorage).length, unsent()]).toEqual([2, []]))
  const again = await loadPage()
  again.start()
  for (const call of ['registerByMobile', 'applyByEncriptTransPwd', 'createPlan'])
    again.track({ name: 'answered', call, code: 0 })
  await until(async () => expect((await received()).conversions).toHaveLength(4))
  const { conversions } = await received()
  expect(conversions).toHaveLength(4)
  expect(new Map(conversions.map(({ eventType, webUrl }) => [eventType, webUrl]))).toEqual(
    new Map([
      ['register', `${location.origin}/deal/DealResult`],
      ['openAccount', `${location.origin}/deal/DealResult`],
      ['firstPurchase', `${location.origin}/`],
      ['firstPlan', `${location.origin}/`],
    ]),
  )
  for (const it of conversions)
    expect(it).toMatchObject({ callback: 'c-1', accountId: 'a1', planId: 'p1' })
  const reports = requests.filter((line) => line.includes('/track/reportConversion'))
  expect(reports).toHaveLength(4)
})

test('a conversion without network is reported later, and one without a click never', async () => {
  const page = await loadPage({ search: '?clickId=c2' })
  page.start()
  offline = true
  page.track({ name: 'answered', call: 'applyByEncriptTransPwd', code: 0 })
  await later(1_000)
  expect((await received()).conversions).toEqual([])
  const next = await loadPage()
  next.start()
  await until(async () =>
    expect((await received()).conversions).toMatchObject([{ eventType: 'firstPurchase' }]),
  )
  sessionStorage.clear()
  const organic = await loadPage()
  organic.start()
  organic.track({ name: 'answered', call: 'registerByMobile', code: 0 })
  await later(1_000)
  expect((await received()).conversions).toHaveLength(1)
})

test('whatever a page says, no event has anything of a persona', async () => {
  const [zhang] = PERSONAS
  const marks = [zhang?.name ?? '', '13000000001', '310000199001010001', '6222020200112233']
  const page = await loadPage()
  page.start()
  page.trackPage('/')
  const odd = (signal: object): void => Reflect.apply(page.track, null, [signal])
  for (const mark of marks) {
    odd({ name: 'opened', row: `/asset/${mark}` })
    page.trackPage('/')
    odd({ name: 'exposure', what: 'redeemAd', id: mark })
    odd({ name: 'share', channel: mark, outcome: mark })
    const detail = `TypeError: ${mark} is not a function`
    odd({ name: 'error', entry: { kind: 'unhandled', what: 'error', detail, stack: mark } })
    odd({ name: 'error', entry: { kind: 'call', what: mark, detail: mark } })
    odd({
      name: 'error',
      entry: { kind: 'policy', what: 'img-src', detail: `https://a.example/${mark}` },
    })
  }
  // Keys look like names of the code, so they are tried where an error may quote them.
  for (const detail of ['Error: o_zhang is gone', 'malformed: payload.x: expected o_zhang'])
    odd({ name: 'error', entry: { kind: 'call', what: 'redeem', detail, stack: 'o_zhang:1:2' } })
  marks.push('o_zhang')
  await later(5_000)
  await until(() => expect(page.keptBatches.all()).toEqual([]))
  const { events } = await received()
  expect(events.filter(({ name }) => name === 'error')).toHaveLength(10)
  const text = JSON.stringify(events) + JSON.stringify(localStorage)
  for (const mark of marks) expect(text).not.toContain(mark)
})
