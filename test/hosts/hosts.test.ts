import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startAppium, type AppiumServer } from './appium.ts'
import { startChromiumHost } from './chromium/host.ts'
import { floorScript } from './floor-page.ts'
import { missingFor, openJourneyHost, type Engine, type JourneyHost } from './journey-host.ts'
import { sampleDevice, sampleProvider } from './sample.ts'
import { startWebkitHost } from './webkit/launch.ts'

// A host on a busy machine takes longer than a poll's usual second.
vi.setConfig({ expect: { poll: { timeout: 20_000 } } })

const engines: Engine[] = ['chromium', 'webkit']
const missing = new Map(engines.map((engine) => [engine, missingFor(engine)]))
for (const [engine, reason] of missing)
  if (reason !== null) console.warn(`skipped: the ${engine} host; ${reason}`)

const noAppium: AppiumServer = { port: 0, stop: () => Promise.resolve() }
let appium = noAppium
beforeAll(async () => {
  if (missing.get('chromium') === null) appium = await startAppium()
})
afterAll(() => appium.stop())

async function readBootState(device: string): Promise<unknown> {
  return JSON.parse(await readFile(join(device, 'boot.json'), 'utf8'))
}

/** The size of a PNG, from its header. */
async function pngSize(png: string): Promise<[number, number]> {
  const bytes = await readFile(png)
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe.each(engines.filter((engine) => missing.get(engine) === null))('the %s host', (engine) => {
  let sample: Awaited<ReturnType<typeof sampleDevice>>
  let provider: Awaited<ReturnType<typeof sampleProvider>>
  let pictures = ''
  let host: JourneyHost

  beforeAll(async () => {
    sample = await sampleDevice()
    await sample.install('1.0.0')
    provider = await sampleProvider()
    pictures = await mkdtemp(join(tmpdir(), 'h5-pictures-'))
    host = await openJourneyHost(engine, { device: sample.device, provider: provider.url }, appium)
  })
  afterAll(async () => {
    await host?.stop()
    await provider?.stop()
    await sample?.remove()
    await rm(pictures, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })
  const elementText = (id: string) => host.browser.$(`#${id}`).getText()
  /**
   * Calls the app from the page; as text, because WebDriver treats an object with `error` as its
   * own failure.
   */
  const call = async (method: string, args: object): Promise<unknown> => {
    const script = `return window.call(${JSON.stringify(method)}, ${JSON.stringify(args)}).then(JSON.stringify)`
    return JSON.parse(String(await host.browser.execute<unknown, []>(script)))
  }
  /** The host's answer to a page's request for the newest installed version. */
  const newest = async (): Promise<unknown> => {
    const script = `return fetch('/__pack/newest').then((answer) => answer.text())`
    return JSON.parse(String(await host.browser.execute<unknown, []>(script)))
  }

  it('loads the page’s module scripts from the installed pack, as a phone', async () => {
    await expect.poll(() => elementText('version')).toBe('1.0.0')
    const seen = await host.browser.execute(() => ({
      agent: navigator.userAgent,
      size: [innerWidth, innerHeight, devicePixelRatio],
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      language: navigator.language,
      crypto: typeof crypto.subtle,
      stored: localStorage.getItem('seen'),
    }))
    expect(seen).toEqual({
      agent: expect.stringMatching(/ HeanFund\/5\.12\.0$/),
      size: [390, 844, 2],
      zone: 'Asia/Shanghai',
      language: 'zh-CN',
      crypto: 'object',
      stored: 'yes',
    })
  })

  it('reloads a route that was made by pushState', async () => {
    await host.browser.$('#step').click()
    const route = await elementText('route')
    expect(route).toMatch(/^\/step\//)
    await host.browser.refresh()
    await expect.poll(() => elementText('route')).toBe(route)
    expect((await host.control.state()).pages.length).toBe(2)
  })

  it('answers bridge calls and shows the title', async () => {
    expect(await call('setPageTitle', { title: '样例标题' })).toMatchObject({ ok: true })
    expect((await host.control.state()).title).toBe('样例标题')
    expect(await call('GetDeviceInfoAndSystemInfo', {})).toMatchObject({
      ok: true,
      result: { platform: engine === 'webkit' ? 'ios' : 'android', packVersion: '1.0.0' },
    })
    expect(await call('getWeather', {})).toMatchObject({ error: { code: 'unsupported' } })
  })

  it('goes back to a tagged page by a call, and one page by the native button', async () => {
    await call('setPageTag', { tag: 'first' })
    const tagged = await elementText('route')
    await host.browser.$('#step').click()
    await host.browser.$('#step').click()
    expect(await call('goBackByTag', { tag: 'first' })).toMatchObject({ result: { found: true } })
    await expect.poll(() => elementText('route')).toBe(tagged)
    const after = await host.control.back()
    expect(after).toMatchObject({ did: 'went_back', current: 0, canGoBack: false })
    await expect.poll(() => elementText('route')).toBe('/')
    expect((await host.control.back()).did).toBe('at_root')
  })

  it('opens another page over one that asks before it is left', async () => {
    // A page may ask only once somebody has acted on it.
    await host.browser.$('#text').click()
    await host.browser.execute(() =>
      addEventListener('beforeunload', (event) => event.preventDefault()),
    )
    await host.control.open('/other')
    await expect.poll(() => elementText('route')).toBe('/other')
    await host.control.open('/')
  })

  it('provides no bridge in frames', async () => {
    const script = `return new Promise((resolve) => {
      const frame = document.createElement('iframe')
      frame.srcdoc = '<p>inner</p>'
      frame.onload = () => {
        const { h5bridge, h5bridgePost, webkit } = frame.contentWindow
        resolve([h5bridge, h5bridgePost, webkit?.messageHandlers].map((it) => typeof it))
        frame.remove()
      }
      document.body.append(frame)
    })`
    const seen = await host.browser.execute<unknown, []>(script)
    expect(seen).toEqual(['undefined', 'undefined', 'undefined'])
  })

  it('does not show its pages in frames, not even in its own', async () => {
    const script = `return new Promise((resolve) => {
      const frame = document.createElement('iframe')
      frame.src = '/inner'
      frame.onload = () => {
        let text = ''
        try { text = frame.contentDocument?.body?.innerText ?? '' } catch {}
        resolve(text)
        frame.remove()
      }
      document.body.append(frame)
    })`
    expect(await host.browser.execute<unknown, []>(script)).not.toContain('下一页')
  })

  it('serves every file with nosniff, and the page with a permissions policy', async () => {
    const script = `return Promise.all(['/assets/page.js', '/'].map(async (path) => {
      const { headers } = await fetch(path)
      return ['x-content-type-options', 'referrer-policy', 'permissions-policy', 'content-security-policy']
        .map((name) => headers.get(name))
    })).then(JSON.stringify)`
    const [file, page]: unknown[] = JSON.parse(
      String(await host.browser.execute<unknown, []>(script)),
    )
    expect(file).toEqual(['nosniff', 'same-origin', null, null])
    expect(page).toEqual([
      'nosniff',
      'same-origin',
      expect.stringContaining('camera=()'),
      "frame-ancestors 'none'",
    ])
  })

  it('carries a POST with its headers and body to the provider', async () => {
    await host.browser.$('#text').setValue('申购 1000')
    await host.browser.$('#post').click()
    await expect.poll(() => elementText('out')).toContain('申购 1000')
    expect(provider.requests.at(-1)).toMatchObject({
      method: 'POST',
      url: '/api/echo?a=1',
      headers: { openid: 'o-1', 'content-type': 'text/plain' },
      body: '申购 1000',
    })
  })

  it('signs a user in on the login sheet', async () => {
    await host.browser.$('#login').click()
    await host.control.until((state) => state.loginSheet?.users.length === 2)
    const after = await host.control.login('u-1')
    expect(after).toMatchObject({ loginSheet: null, user: { userId: 'u-1' } })
    await expect.poll(() => elementText('out')).toContain('"loggedIn":true')
  })

  it('shows the trading page with all six arguments, and takes a screenshot of it', async () => {
    await host.browser.$('#trade').click()
    const { trading } = await host.control.until((state) => state.trading !== null)
    expect(trading).toEqual({
      fundCode: '000198',
      amount: '1000.50',
      periods: 12,
      cycle: 'month',
      planName: '养老计划',
      tradeType: 'plan',
    })
    const file = join(pictures, `${engine}.png`)
    await host.control.screenshot(file)
    expect(await pngSize(file)).toEqual([780, 1776])
    expect((await host.control.closeTrading()).trading).toBeNull()
  })

  const received = () => host.browser.execute(() => Reflect.get(window, 'events'))

  it('sends every event of the contract', async () => {
    await host.control.open('/')
    // The page has loaded and listens.
    await expect.poll(received).toEqual([])
    await host.control.turn('landscape')
    expect(await call('getNotchSize', {})).toMatchObject({ result: { top: 0, bottom: 21 } })
    await host.control.turn('portrait')
    await host.control.changeNetwork('none')
    await call('openCustomer', { source: 'test' })
    expect((await host.control.state()).customer).toBe('test')
    expect((await host.control.closeNativePage()).customer).toBeNull()
    await host.control.logout()
    await host.control.back()
    await expect
      .poll(received)
      .toEqual([
        'notchChanged',
        'notchChanged',
        'networkChanged',
        'resume',
        'loginChanged',
        'backPressed',
      ])
    await expect(host.control.changeNetwork(JSON.parse('"fog"'))).rejects.toThrow('one of wifi')
  })

  it('keeps the open version until the next open', async () => {
    expect(await newest()).toEqual({ newer: false, version: '1.0.0' })
    await sample.install('2.0.0')
    expect(await newest()).toEqual({ newer: true, version: '2.0.0' })
    expect((await host.control.state()).version).toBe('1.0.0')
    await expect.poll(() => elementText('version')).toBe('1.0.0')
    const opened = await host.control.open('/again')
    expect(opened).toMatchObject({ version: '2.0.0', canGoBack: false })
    expect(opened.pages.length).toBe(1)
    await expect.poll(() => elementText('version')).toBe('2.0.0')
    expect(await newest()).toEqual({ newer: false, version: '2.0.0' })
  })

  it('serves a set of packs as one, and gives the page the versions of all', async () => {
    await sample.installSet('2.1.0', '2.1.0')
    expect((await host.control.open('/')).version).toBe('2.1.0')
    await sample.installSet('2.1.0', '2.1.1')
    expect((await host.control.open('/')).version).toBe('2.1.0+extra.2.1.1')
    const script = `return import('/extra/part.js').then((it) => [it.part, window.packVersion])`
    const seen = await host.browser.execute<unknown, []>(script)
    expect(seen).toEqual(['2.1.1', '2.1.0+extra.2.1.1'])
    await expect.poll(() => elementText('version')).toBe('2.1.0')
  })

  it.runIf(engine === 'webkit')('refuses a file whose bytes changed on the disk', async () => {
    await sample.install('3.0.0')
    await sample.damage()
    const { faults } = await host.control.open('/')
    expect(faults).toEqual(['assets/page.js is not what was installed.'])
    expect(await host.browser.execute(() => 'sampleReady' in window)).toBe(false)
  })

  it.runIf(engine === 'chromium')('repairs a file whose bytes changed on the disk', async () => {
    await sample.install('3.0.0')
    await sample.damage()
    const { faults } = await host.control.open('/')
    expect(faults).toEqual([])
    expect(await host.browser.execute(() => 'sampleReady' in window)).toBe(true)
  })

  it('fails the page’s request when the provider cannot be reached', async () => {
    await sample.install('4.0.0')
    await host.control.open('/')
    await provider.stop()
    const script = `return fetch('/api/echo', { method: 'POST', body: 'x' })
      .then(() => 'answered', () => 'failed')`
    const outcome = await host.browser.execute<unknown, []>(script)
    expect(outcome).toBe('failed')
    await expect(host.control.login('u-2')).rejects.toThrow('POST /login of the host')
  })
})

describe.each(engines.filter((engine) => missing.get(engine) === null))(
  'a pack that shows no screen, in the %s host',
  (engine) => {
    it('is rolled back to the previous pack', async () => {
      const sample = await sampleDevice()
      const provider = await sampleProvider()
      const options = { device: sample.device, provider: provider.url, patience: 500 }
      await sample.install('1.0.0')
      const host = await openJourneyHost(engine, options, appium)
      try {
        await expect.poll(() => host.browser.$('#version').getText()).toBe('1.0.0')
        await sample.install('2.0.0', 'throw new Error("no screen")')
        await host.control.open('/')
        // A slow load is given up before `open` resolves, so its answer may be the old version
        // already.
        await host.control.until((state) => state.version === '1.0.0', 20_000)
        expect(await readBootState(sample.device)).toMatchObject({ blocked: [{ release: 2 }] })
        await expect.poll(() => host.browser.$('#version').getText()).toBe('1.0.0')
        await sample.install('2.0.1', 'throw new Error("no screen")')
        await sample.install('1.0.1')
        expect((await host.control.open('/')).version).toBe('1.0.1')
      } finally {
        await host.stop()
        await provider.stop()
        await sample.remove()
      }
    })
  },
)

describe.each(engines.filter((engine) => missing.get(engine) === null))(
  'a load that is not confirmed, in the %s host',
  (engine) => {
    const SHOWS_BUT_NEVER_CONFIRMS = 'document.body.dataset.shown = "yes"'

    it('fails when its process crashes, but not while the app is in the background', async () => {
      const sample = await sampleDevice()
      const provider = await sampleProvider()
      const options = { device: sample.device, provider: provider.url }
      await sample.install('1.0.0')
      // Without a driver: a driver's session ends with the process of its page.
      const host =
        engine === 'webkit' ? await startWebkitHost(options) : await startChromiumHost(options)
      try {
        await expect.poll(() => readBootState(sample.device)).toMatchObject({ load: null })
        await sample.install('2.0.0', SHOWS_BUT_NEVER_CONFIRMS)
        expect((await host.control.open('/')).version).toBe('2.0.0')
        await host.control.background()
        expect(await readBootState(sample.device)).toMatchObject({ load: { paused: true } })
        await host.control.foreground()
        expect(await readBootState(sample.device)).toMatchObject({ load: { paused: false } })
        expect((await host.control.crash()).version).toBe('2.0.0')
        expect(await readBootState(sample.device)).toMatchObject({ trial: { failures: 1 } })
        expect((await host.control.crash()).version).toBe('2.0.0')
        expect((await host.control.crash()).version).toBe('1.0.0')
        expect(await readBootState(sample.device)).toMatchObject({ blocked: [{ release: 2 }] })
      } finally {
        await host.stop()
        await provider.stop()
        await sample.remove()
      }
    })
  },
)

describe.each(engines.filter((engine) => missing.get(engine) === null))(
  'a file chooser of a page, in the %s host',
  (engine) => {
    it('is given the file that a test has chosen', async () => {
      const sample = await sampleDevice()
      const provider = await sampleProvider()
      const options = { device: sample.device, provider: provider.url }
      await sample.install('1.0.0')
      const file = join(import.meta.dirname, 'README.md')
      // Without a driver: a driven WebKit asks its driver for the file.
      const host =
        engine === 'webkit'
          ? await startWebkitHost(options)
          : await openJourneyHost(engine, options, appium)
      const asked = () =>
        provider.requests.map(({ url }) => url).filter((url) => url.includes('file='))
      try {
        await host.control.answerChoosers(file)
        if ('browser' in host) await host.browser.$('#choose').click()
        // A page that was just opened may not listen yet.
        await expect
          .poll(async () => {
            if (!('browser' in host) && asked().length === 0)
              await host.control.sendToPage(JSON.stringify({ v: 1, event: 'choose', data: {} }))
            return asked()
          })
          .toContain('/api/echo?file=README.md')
      } finally {
        await host.stop()
        await provider.stop()
        await sample.remove()
      }
    })
  },
)

/**
 * A bank's site: its page reports to its server which bridge objects it finds, or navigates to
 * `back`.
 */
async function bank() {
  const seen: string[] = []
  const server = createServer((request, response) => {
    const { url = '' } = request
    seen.push(url)
    const back = new URL(url, 'http://bank.invalid').searchParams.get('back')
    const look = `fetch('/found?' + [typeof window.h5bridge, typeof window.h5bridgePost, typeof window.webkit?.messageHandlers])`
    const script = back === null ? look : `location.href = ${JSON.stringify(back)}`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>银行</title><script>${script}</script>`)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the bank has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

describe.each(engines.filter((engine) => missing.get(engine) === null))(
  'the navigation of a page, in the %s host',
  (engine) => {
    let host: JourneyHost
    let listed: Awaited<ReturnType<typeof bank>>
    let unlisted: Awaited<ReturnType<typeof bank>>
    const closers: (() => Promise<void>)[] = []

    beforeAll(async () => {
      const sample = await sampleDevice()
      closers.push(() => sample.remove())
      await sample.install('1.0.0')
      const provider = await sampleProvider()
      closers.push(() => provider.stop())
      listed = await bank()
      unlisted = await bank()
      closers.push(listed.stop, unlisted.stop)
      const options = { device: sample.device, provider: provider.url, outside: [listed.origin] }
      host = await openJourneyHost(engine, options, appium)
      closers.push(() => host.stop())
      // WebKit gives up the files that a page still loads when the page is left.
      const hasRun = () => host.browser.execute(() => 'sampleReady' in window)
      await host.browser.waitUntil(hasRun, { timeout: 20_000 })
    })
    afterAll(async () => {
      for (const close of closers.toReversed()) await close()
    })
    const leave = (address: string) =>
      host.browser.execute((to) => {
        location.href = to
      }, address)

    it('opens a listed page over its own, without the bridge, and closes it by the back button', async () => {
      await leave(`${listed.origin}/sign`)
      await host.control.until(({ outside }) => outside === `${listed.origin}/sign`)
      // The first process of a web view starts slowly.
      await expect.poll(() => listed.seen).toContain('/found?undefined,undefined,undefined')
      expect(await host.browser.getUrl()).toBe(`${host.origin}/`)
      const { did, outside } = await host.control.back()
      expect(did).toBe('closed_native_page')
      expect(outside).toBeNull()
    })

    it('opens the pack’s page when the listed page navigates back to it', async () => {
      const back = `${host.origin}/returned?paid=1`
      await leave(`${listed.origin}/sign?back=${encodeURIComponent(back)}`)
      await host.control.until(({ url, outside }) => url === back && outside === null)
      await expect.poll(() => host.browser.$('#route').getText()).toBe('/returned')
    })

    it('passes other https pages and phone numbers to the system, and refuses all else', async () => {
      const before = await host.browser.getUrl()
      await leave('https://news.example/today')
      await leave('tel:4000000000')
      await host.control.until(({ handedOver }) => handedOver.length === 2)
      await leave(`${unlisted.origin}/`)
      await leave('file:///etc/hostname')
      const { refusedAddresses } = await host.control.until((now) =>
        now.refusedAddresses.includes(`${unlisted.origin}/`),
      )
      expect(refusedAddresses[0]).toBe(`${unlisted.origin}/`)
      expect(unlisted.seen).toEqual([])
      expect(await host.browser.getUrl()).toBe(before)
      expect((await host.control.state()).handedOver).toEqual([
        'https://news.example/today',
        'tel:4000000000',
      ])
    })

    it('opens no window of its own', async () => {
      const { handedOver } = await host.control.state()
      await host.browser.execute(() => {
        const link = document.createElement('a')
        link.id = 'window'
        link.target = '_blank'
        link.href = 'https://news.example/window'
        link.textContent = '新窗口'
        document.body.prepend(link)
      })
      await host.browser.$('#window').click()
      const after = await host.control.until((now) => now.handedOver.length > handedOver.length)
      expect(after.handedOver.at(-1)).toBe('https://news.example/window')
    })

    it('opens the page for an address whose percent-encoding is malformed', async () => {
      await host.control.open('/%E0%A4%A')
      await expect.poll(() => host.browser.$('#route').getText()).toBe('/%E0%A4%A')
    })
  },
)

describe.each(engines.filter((engine) => missing.get(engine) === null))(
  'a document of the provider, in the %s host',
  (engine) => {
    const NOTICE = '/documents/notice?id=1'
    let host: JourneyHost
    let provider: Awaited<ReturnType<typeof sampleProvider>>
    const closers: (() => Promise<void>)[] = []

    beforeAll(async () => {
      const sample = await sampleDevice()
      closers.push(() => sample.remove())
      await sample.install('1.0.0')
      provider = await sampleProvider()
      closers.push(() => provider.stop())
      const options = { device: sample.device, provider: provider.url, user: 'u-1' }
      host = await openJourneyHost(engine, options, appium)
      closers.push(() => host.stop())
    })
    afterAll(async () => {
      for (const close of closers.toReversed()) await close()
    })
    const words = () => host.browser.$('body').getText()
    /** Returns what its script has done, after the page of the pack has loaded once more. */
    async function traces() {
      await host.control.open('/')
      await expect.poll(() => host.browser.$('#version').getText()).toBe('1.0.0')
      const { calls, foreignCalls, faults } = await host.control.state()
      return {
        ran: provider.requests.filter(({ url }) => url.startsWith('/api/ran')),
        calls: calls.filter(({ method }) => method === 'getUserInfo'),
        foreignCalls,
        faults,
      }
    }
    const nothing = { ran: [], calls: [], foreignCalls: [], faults: [] }

    it.each([
      ['by a deep link', () => host.control.open(NOTICE)],
      [
        'by a navigation of the page',
        () => host.browser.execute((to) => location.assign(to), NOTICE),
      ],
      [
        'by a reload of an address that the page has taken',
        async () => {
          await host.browser.execute((to) => history.pushState({}, '', to), NOTICE)
          await host.browser.refresh()
        },
      ],
    ])('is refused as the page itself, %s', async (_, open) => {
      await host.control.open('/')
      await open()
      await expect.poll(words).toContain('这里不能打开文件')
      expect(await traces()).toEqual(nothing)
    })

    it('leads back to the first page from where it was refused', async () => {
      await host.control.open(NOTICE)
      await host.browser.$('a').click()
      await expect.poll(() => host.browser.$('#version').getText()).toBe('1.0.0')
    })

    it.each([null, 'allow-scripts', 'allow-scripts allow-same-origin'])(
      'is shown in a frame with the permissions %s, without its script',
      async (permissions) => {
        await host.control.open('/')
        await expect.poll(() => host.browser.$('#version').getText()).toBe('1.0.0')
        const before = provider.requests.length
        const script = `return new Promise((resolve) => {
          const frame = document.createElement('iframe')
          const permissions = ${JSON.stringify(permissions)}
          if (permissions !== null) frame.sandbox = permissions
          frame.src = '${NOTICE}'
          frame.onload = () => {
            try { resolve(frame.contentDocument?.body?.textContent ?? 'closed') } catch { resolve('closed') }
          }
          document.body.append(frame)
        })`
        expect(await host.browser.execute<unknown, []>(script)).toBe('closed')
        expect(provider.requests.slice(before).map(({ url }) => url)).toContain(NOTICE)
        expect(await traces()).toEqual(nothing)
      },
    )

    it('is read by a fetch of the page', async () => {
      const script = `return fetch('${NOTICE}').then(async (it) => [it.headers.get('x-content-type-options'), await it.text()].join())`
      expect(await host.browser.execute<unknown, []>(script)).toMatch(/^nosniff,.*公告正文/s)
    })
  },
)

describe.each(engines.filter((engine) => missing.get(engine) === null))(
  'an address of a document that the page has taken, in the %s host',
  (engine) => {
    it('is refused after the page’s process crashed, and its host answers no request without the token', async () => {
      const sample = await sampleDevice()
      const provider = await sampleProvider()
      const options = { device: sample.device, provider: provider.url, user: 'u-1' }
      await sample.install('1.0.0')
      // Without a driver: a driver's session ends with the process of its page.
      const host =
        engine === 'webkit' ? await startWebkitHost(options) : await startChromiumHost(options)
      try {
        await expect.poll(() => readBootState(sample.device)).toMatchObject({ load: null })
        const data = { path: '/documents/notice' }
        await host.control.sendToPage(JSON.stringify({ v: 1, event: 'returned', data }))
        const address = `http://127.0.0.1:${host.controlPort}/state`
        expect((await fetch(address)).status).toBe(401)
        await host.control.until(({ url }) => url.endsWith('/documents/notice'))
        const { url, calls, foreignCalls } = await host.control.crash()
        expect(url).toMatch(/\/documents\/notice$/)
        expect(calls).toEqual([])
        expect(foreignCalls).toEqual([])
        expect((await host.control.open('/')).version).toBe('1.0.0')
        const asked = provider.requests.map((request) => request.url)
        expect(asked.filter((path) => !path.startsWith('/sandbox/'))).toEqual([])
        expect(await readBootState(sample.device)).toMatchObject({ blocked: [] })
      } finally {
        await host.stop()
        await provider.stop()
        await sample.remove()
      }
    })
  },
)

describe.each(engines.filter((engine) => missing.get(engine) === null))(
  'a script that runs before all others, in the %s host',
  (engine) => {
    let host: JourneyHost
    const closers: (() => Promise<void>)[] = []

    beforeAll(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'h5-before-'))
      closers.push(() => rm(folder, { recursive: true, force: true }))
      const before = join(folder, 'before.js')
      await writeFile(before, floorScript(engine))
      const sample = await sampleDevice()
      closers.push(() => sample.remove())
      await sample.install('1.0.0')
      const provider = await sampleProvider()
      closers.push(() => provider.stop())
      const options = { device: sample.device, provider: provider.url, before }
      host = await openJourneyHost(engine, options, appium)
      closers.push(() => host.stop())
    }, 60_000)
    afterAll(async () => {
      for (const close of closers.toReversed()) await close()
    })

    it('takes names from the workers of the pack too, whose files are verified as they are', async () => {
      const left = await host.browser.execute(askWorker, ['structuredClone', 'URL'])
      expect(left).toEqual(['URL'])
      expect(await host.browser.execute(() => 'structuredClone' in window)).toBe(false)
      expect((await host.control.state()).faults).toEqual([])
    })
  },
)

/** Runs in the page. Resolves with those of the names that its worker has. */
function askWorker(names: readonly string[]): Promise<unknown> {
  const address = '/assets/sample-worker-0.js'
  const rules = { createScriptURL: (text: string) => text }
  const types = Reflect.get(window, 'trustedTypes')
  const worker = new Worker(
    types?.createPolicy('h5-own-script', rules).createScriptURL(address) ?? address,
  )
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(names, [])
  })
}
