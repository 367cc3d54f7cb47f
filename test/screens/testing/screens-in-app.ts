import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { forgetClock, syncClock } from '#platform/clock.ts'
import { control } from '#test/sandbox/testing/test-client.ts'
import { openApp, openProvider, type AppInPage } from './app-in-page.tsx'

const moment = v.object({ now: v.string() })

interface First {
  readonly address: string
  readonly user: string | null
}

/**
 * Opens screens of the whole app one after another for the tests of a file, each test on a fresh sandbox and device. `first` is
 * opened once before all of them: the modules of the app take longer to load than a test may.
 */
export function useScreensInApp({ address: warm, user: warmUser }: First) {
  let provider: Awaited<ReturnType<typeof openProvider>> | null = null
  let app: AppInPage | null = null
  const open = () => {
    if (provider === null) throw new Error('the provider has not been started')
    return provider
  }
  beforeAll(async () => {
    provider = await openProvider()
    await (await openApp(provider, warm, warmUser)).close()
  }, 180_000)
  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    await control(open().sandbox, 'reset', {})
  })
  afterEach(async () => {
    await app?.close()
    app = null
    forgetClock()
  })
  afterAll(() => provider?.sandbox.stop())
  return {
    provider: open,
    /** The screen that is open. */
    app: (): AppInPage => {
      if (app === null) throw new Error('no screen is open')
      return app
    },
    /** Opens an address for a user, and gives the text of its screen. */
    opened: async (address: string, user: string | null = null): Promise<string> => {
      await app?.close()
      // As the app does with the time of each answer.
      syncClock(v.parse(moment, await control(open().sandbox, 'clock')).now)
      app = await openApp(open(), address, user)
      return app.text()
    },
  }
}
