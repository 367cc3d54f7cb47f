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

/**
 * The app's state that foreign code must not be able to change, and how many foreign calls it
 * counted.
 */
async function readAppState({ control }: JourneyHost) {
  const { calls, faults, title, trading, user, loginSheet, foreignCalls } = await control.state()
  return { kept: { calls, faults, title, trading, user, loginSheet }, counted: foreignCalls.length }
}

/**
 * Opens a frame in the page; resolves with the script expression `read` once the frame has loaded
 * or was refused.
 */
function inFrame(host: JourneyHost, src: string, read: string): Promise<unknown> {
  const script = `return new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.src = ${JSON.stringify(src)}
    const finish = () => {
      resolve(${read})
      frame.remove()
    }
    frame.onload = finish
    // Some engines report a refused frame by this event alone.
    document.addEventListener('securitypolicyviolation', finish, { once: true })
    document.body.append(frame)
  })`
  return host.browser.execute<unknown, []>(script)
}

onEachEngine(
  { path: '/', provider: openProvider, user: 'zhang', provokesRefusals: true },
  (journey) => {
    const home = async () => {
      const { host } = journey()
      const { control } = host
      // The last calls of a page come after its first screen, those of the page before too, and in no
      // fixed order.
      const settled = ({ calls }: Awaited<ReturnType<typeof control.state>>) =>
        ['setShareData', 'setStatusBar'].map(
          (name) => calls.findLast((it) => it.method === name)?.at,
        )
      const before = settled(await control.until((state) => !settled(state).includes(undefined)))
      await control.open('/')
      const page = await new HomePage(host).shown()
      await page.atRest()
      await control.until((state) => settled(state).every((at, index) => at !== before[index]))
      return { host, page }
    }

    test('neither a page of the pack nor a foreign page can be shown in a frame', async () => {
      const { host } = await home()
      const before = await readAppState(host)
      for (const src of ['/about', site.url]) {
        const shown = `(() => { try { return frame.contentDocument?.body?.innerText ?? '' } catch { return '' } })()`
        expect(await inFrame(host, src, shown)).toBe('')
      }
      expect(await readAppState(host)).toEqual(before)
    })

    test('frames that a script adds to the page get no answer from the app', async () => {
      const { host } = await home()
      const before = await readAppState(host)
      const script = `return (${String(tryFrames)})(${JSON.stringify(CALL)}).then(JSON.stringify)`
      const outcome = await host.browser.execute<unknown, []>(script)
      const tried = v.parse(attempts, JSON.parse(String(outcome)))
      expect(tried).toHaveLength(6)
      const came = (how: string) => tried.filter((it) => it.came === how).length
      expect(came('answered')).toBe(0)
      const count = async () => (await readAppState(host)).counted - before.counted
      await expect.poll(count).toBe(came('sent') + came('refused'))
      // Every call that reached the app was counted as foreign.
      expect((await readAppState(host)).kept).toEqual(before.kept)
    })

    test('a page that navigates to a foreign origin stays open, and the app records the address', async () => {
      const { host, page } = await home()
      const before = await readAppState(host)
      await host.browser.execute((to) => {
        location.href = to
      }, site.url)
      await host.control.until(({ refusedAddresses }) => refusedAddresses.includes(site.url))
      expect(await host.browser.getUrl()).toBe(`${host.origin}/`)
      await page.shown()
      expect(await readAppState(host)).toEqual(before)
    })

    test('a forged reply and a forged event do not sign a user in', async () => {
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
      const guesses = Array.from({ length: 500 }, (_, id) => [
        `${id}`,
        `-${id}`,
        `k3x9-${id}`,
      ]).flat()
      await forge(guesses.map((id) => ({ id, ok: true, result })))
      await page.atRest()
      // A page that accepted it would call the app for the user's identity. It may set the status bar
      // for the sheet meanwhile.
      const asksWho = new Set(['isLoggedIn', 'getUserInfo'])
      const sinceLogin = (calls: readonly { method: string; outcome: string }[]) =>
        calls.slice(calls.findLastIndex(({ method }) => method === 'login'))
      const unanswered = sinceLogin((await host.control.state()).calls)
      expect(unanswered[0]).toMatchObject({ method: 'login', outcome: 'pending' })
      expect(unanswered.filter(({ method }) => asksWho.has(method))).toEqual([])

      // An event is a hint: the page calls the app, which answers "signed out".
      await forge([{ event: 'loginChanged', data: result }])
      await host.control.until(({ calls }) =>
        sinceLogin(calls).some(({ method }) => asksWho.has(method)),
      )
      const { user, loginSheet } = await host.control.state()
      expect(user).toBeNull()
      expect(loginSheet).not.toBeNull()
      await host.control.cancelLogin()
      await host.control.until(({ calls }) => calls.every(({ outcome }) => outcome === 'answered'))
      // The button still works.
      await page.signIn('zhang')
    })
  },
)
