import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTRACT_VERSION } from '#bridge/contract.ts'
import { samples } from '#bridge/testing/samples.ts'
import type { JourneyHost } from '#test/hosts/journey-host.ts'
import { attempts, openForeignSite, tryEveryWay } from '../intruder.ts'
import { onEachEngine } from '../journey.ts'
import { button } from '../pages/locators.ts'
import { HomePage } from '../pages/home-page.ts'
import { openProvider } from '../provider.ts'

const { args } = samples.navigateToFundTrading
const CALL = JSON.stringify({
  v: CONTRACT_VERSION,
  id: 'intruder',
  method: 'navigateToFundTrading',
  args,
})

let site: Awaited<ReturnType<typeof openForeignSite>>
beforeAll(async () => {
  site = await openForeignSite(CALL)
})
afterAll(() => site.stop())

/** What an intruder must not be able to change. */
async function lookAt({ control }: JourneyHost) {
  const { calls, faults, title, trading, user, loginSheet, strangers } = await control.state()
  return { kept: { calls, faults, title, trading, user, loginSheet }, counted: strangers.length }
}

/** Nothing was answered, the app is as it was, and whatever reached it is counted. */
async function expectRefused(
  host: JourneyHost,
  before: Awaited<ReturnType<typeof lookAt>>,
  outcome: unknown,
) {
  const tried = v.parse(attempts, JSON.parse(String(outcome)))
  const came = (how: string) => tried.filter((it) => it.came === how).map(({ way }) => way)
  expect(came('answered')).toEqual([])
  const after = await lookAt(host)
  expect(after.kept).toEqual(before.kept)
  expect(after.counted - before.counted).toBe(came('sent').length + came('refused').length)
  return tried
}

/** Opens a frame in the page and gives what `tell`, a script's expression, resolves to; `frame` is the frame. */
function inFrame(host: JourneyHost, src: string, tell: string): Promise<unknown> {
  const script = `return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe')
    frame.src = ${JSON.stringify(src)}
    setTimeout(() => reject(new Error('the frame says nothing')), 15000)
    const told = new Promise((tell) => addEventListener('message', (it) => {
      if (it.source === frame.contentWindow) tell(it.data)
    }))
    frame.onload = () => Promise.resolve(${tell}).then(resolve, reject)
    document.body.append(frame)
  }).finally(() => document.querySelectorAll('body > iframe').forEach((it) => it.remove()))`
  return host.browser.execute<unknown, []>(script)
}

async function leaveFor(host: JourneyHost, url: string): Promise<unknown> {
  await host.browser.execute((to) => {
    location.href = to
  }, url)
  const outcome = () =>
    host.browser.execute(() => {
      const it: unknown = Reflect.get(window, 'outcome')
      return typeof it === 'string' ? it : ''
    })
  // Between two pages there is none to ask.
  await expect.poll(() => outcome().catch(() => ''), { timeout: 15_000 }).not.toBe('')
  return outcome()
}

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  const home = async () => {
    const { host } = journey()
    await host.control.open('/')
    const page = await new HomePage(host).shown()
    await page.atRest()
    return { host, page }
  }

  test('a frame of the same pack gets nothing from the app', async () => {
    const { host } = await home()
    const before = await lookAt(host)
    const attack = `frame.contentWindow.eval(${JSON.stringify(`(${String(tryEveryWay)})(${JSON.stringify(CALL)})`)}).then(JSON.stringify)`
    const tried = await expectRefused(host, before, await inFrame(host, '/about', attack))
    expect(tried.slice(0, 3).map(({ came }) => came)).toEqual(Array(3).fill('nothing there'))
  })

  test('a frame of a foreign origin gets nothing from the app', async () => {
    const { host } = await home()
    const before = await lookAt(host)
    const tried = await expectRefused(host, before, await inFrame(host, site.url, 'told'))
    expect(tried.map(({ way }) => way)).toContain('the frame above: h5bridge.postMessage')
  })

  test('a page that was navigated away gets nothing from the app, nor on its way back', async () => {
    const { host } = await home()
    const before = await lookAt(host)
    const outcome = await leaveFor(host, site.url)
    expect(await host.browser.getUrl()).toBe(site.url)
    await expectRefused(host, before, outcome)

    // It calls without a stop while the app opens another page in its place, and while it leaves by itself.
    const leave = (to: string) =>
      host.browser.execute(
        (url) => {
          location.href = url
        },
        `${site.url}leaving?${encodeURIComponent(to)}`,
      )
    const nothingOpened = async () => {
      await new HomePage(host).shown()
      const { calls, trading } = await host.control.state()
      expect(trading).toBeNull()
      expect(calls.filter(({ method }) => method === 'navigateToFundTrading')).toEqual([])
    }
    await leave('#stay')
    await host.control.until(({ url }) => url.endsWith('#stay'))
    await host.control.open('/')
    await nothingOpened()
    await leave(`${host.origin}/?back=1`)
    await host.control.until(({ url }) => url.endsWith('?back=1'))
    await nothingOpened()
  })

  test('a foreign page hears neither the app’s events nor the answer to a call of the page before', async () => {
    const { host } = await home()
    await host.control.logout()
    await host.browser.execute(
      (call) => {
        const channel = window.webkit?.messageHandlers?.h5bridge ?? window.h5bridge
        // Not a window's: it knows no target.
        void channel?.['postMessage'](call)
      },
      CALL.replace('navigateToFundTrading', 'login').replace(JSON.stringify(args), '{}'),
    )
    await host.control.until((state) => (state.loginSheet?.users.length ?? 0) > 0)
    await leaveFor(host, site.url)
    await host.control.login('zhang')
    await host.control.say('{"event":"resume","data":{}}')
    const heard = await host.browser.execute(() => JSON.stringify(Reflect.get(window, 'heard')))
    expect(heard).toBe('[]')
  })

  test('a forged reply and a forged event sign nobody in', async () => {
    const { host, page } = await home()
    await host.control.logout()
    await host.control.open('/')
    await page.shown()
    await host.browser.$(button('登录')).click()
    await host.control.until((state) => (state.loginSheet?.users.length ?? 0) > 0)
    const forge = (messages: object[]) =>
      host.browser.execute((list) => {
        for (const it of list) {
          const data = JSON.stringify(it)
          window.h5bridgeReceive?.(data)
          window.h5bridge?.onmessage?.({ data })
        }
      }, messages)
    const result = { loggedIn: true }
    const guesses = Array.from({ length: 500 }, (_, id) => [`${id}`, `-${id}`, `k3x9-${id}`]).flat()
    await forge(guesses.map((id) => ({ id, ok: true, result })))
    await page.atRest()
    // A page that believed it would ask the app who the user is.
    const pending = { method: 'login', outcome: 'pending' }
    expect((await host.control.state()).calls.at(-1)).toMatchObject(pending)

    // An event is a hint: the page asks, and the app says no.
    await forge([{ event: 'loginChanged', data: result }])
    await host.control.until(({ calls }) => calls.at(-1)?.method !== 'login')
    const { user, loginSheet } = await host.control.state()
    expect(user).toBeNull()
    expect(loginSheet).not.toBeNull()
    await host.control.cancelLogin()
    await host.control.until(({ calls }) => calls.every(({ outcome }) => outcome === 'answered'))
    // The button is still there, and does what it says.
    await page.signIn('zhang')
  })
})
