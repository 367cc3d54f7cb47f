import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTRACT_VERSION } from '#bridge/contract.ts'
import { samples } from '#bridge/testing/samples.ts'
import type { JourneyHost } from '#test/hosts/journey-host.ts'
import { attempts, openForeignSite, tryFrames } from '#test/e2e/intruder.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { button } from '#test/e2e/pages/locators.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

const { args } = samples.navigateToFundTrading
const CALL = JSON.stringify({
  v: CONTRACT_VERSION,
  id: 'intruder',
  method: 'navigateToFundTrading',
  args,
})

let site: Awaited<ReturnType<typeof openForeignSite>>
beforeAll(async () => {
  site = await openForeignSite()
})
afterAll(() => site.stop())

/** What an intruder must not be able to change. */
async function lookAt({ control }: JourneyHost) {
  const { calls, faults, title, trading, user, loginSheet, foreignCalls } = await control.state()
  return { kept: { calls, faults, title, trading, user, loginSheet }, counted: foreignCalls.length }
}

/** Opens a frame in the page and gives what `tell`, a script's expression, is once the frame has loaded or was refused. */
function inFrame(host: JourneyHost, src: string, tell: string): Promise<unknown> {
  const script = `return new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.src = ${JSON.stringify(src)}
    const say = () => {
      resolve(${tell})
      frame.remove()
    }
    frame.onload = say
    // An engine may tell of a refused frame by this alone.
    document.addEventListener('securitypolicyviolation', say, { once: true })
    document.body.append(frame)
  })`
  return host.browser.execute<unknown, []>(script)
}

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  const home = async () => {
    const { host } = journey()
    await host.control.open('/')
    const page = await new HomePage(host).shown()
    await page.atRest()
    return { host, page }
  }

  test('a page can be shown in no frame, not of its own nor of a foreign origin', async () => {
    const { host } = await home()
    const before = await lookAt(host)
    for (const src of ['/about', site.url]) {
      const shown = `(() => { try { return frame.contentDocument?.body?.innerText ?? '' } catch { return '' } })()`
      expect(await inFrame(host, src, shown)).toBe('')
    }
    expect(await lookAt(host)).toEqual(before)
  })

  test('frames that a script adds to the page get nothing from the app', async () => {
    const { host } = await home()
    const before = await lookAt(host)
    const script = `return (${String(tryFrames)})(${JSON.stringify(CALL)}).then(JSON.stringify)`
    const outcome = await host.browser.execute<unknown, []>(script)
    const tried = v.parse(attempts, JSON.parse(String(outcome)))
    expect(tried).toHaveLength(6)
    const came = (how: string) => tried.filter((it) => it.came === how).length
    expect(came('answered')).toBe(0)
    const after = await lookAt(host)
    expect(after.kept).toEqual(before.kept)
    // Whatever reached the app was recognised as a stranger's.
    expect(after.counted - before.counted).toBe(came('sent') + came('refused'))
  })

  test('a page that is sent to a foreign origin stays, and the app notes the address', async () => {
    const { host, page } = await home()
    const before = await lookAt(host)
    await host.browser.execute((to) => {
      location.href = to
    }, site.url)
    await host.control.until(({ refusedAddresses }) => refusedAddresses.includes(site.url))
    expect(await host.browser.getUrl()).toBe(`${host.origin}/`)
    await page.shown()
    expect(await lookAt(host)).toEqual(before)
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
