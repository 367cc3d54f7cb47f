import { createServer } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBrowser } from '#test/hosts/chromium/browser.ts'
import { freePort } from '#offline/testing/free-port.ts'
import { missingFor } from '#test/hosts/journey-host.ts'
import { chromiumPages } from './chromium-pages.ts'
import { EMPTY, type LookEngine } from './look-page.ts'
import { atRest, domKey } from './page-checks.ts'
import { lookAt, type Seen } from './screen-look.ts'
import { startWebkitPages } from './webkit-pages.ts'

const WIDE = { name: '390', width: 390, height: 844 } as const
const NARROW = { name: '320', width: 320, height: 640, text: '130' } as const

/** A screen of 1,322 px that says what it has found on the device, and leaves something there. */
const SCREEN = `<!doctype html><html lang="zh-CN"><meta name="viewport" content="width=device-width">
<title>x</title><body style="margin:0"><main style="height:1322px"><h1 style="margin:0">屏幕</h1><p id="found" style="overflow-wrap:anywhere"></p></main>
<script>
  const found = { ...sessionStorage, left: localStorage.left ?? null }
  document.getElementById('found').textContent = JSON.stringify(found)
  localStorage.left = sessionStorage.left = 1
  indexedDB.open('left')
  if (location.search === '?broken') console.error('broken')
  if (location.search === '?thrown') console.error(new TypeError('no such function'), 1, null)
  if (location.search.startsWith('?link')) {
    document.querySelector('main').innerHTML += '<p><a href="/next" style="display:inline-block;padding:16px">下一页</a></p>'
    document.querySelector('main a').addEventListener('click', (event) => {
      if (location.search === '?link=moves_on') {
        event.preventDefault()
        history.pushState(null, '', '/next')
      }
      if (location.search === '?link=throws') {
        event.preventDefault()
        history.pushState(null, '', '/next')
        URL.noSuchFunction()
      }
      if (location.search === '?link=stays_put') event.preventDefault()
    })
  }
  if (location.search === '?asks') {
    document.querySelector('main').innerHTML = '<div aria-busy="true"></div>'
    document.body.innerHTML += '<section role="alertdialog">知悉风险，继续买入</section>'
  }
  if (location.search === '?shows') {
    document.querySelector('main').innerHTML += '<div data-on-show><i aria-busy="true"></i></div>'
  }
  if (location.search === '?late') {
    document.querySelector('main').innerHTML += '<div>x</div><ul><li><a href="#on" style="display:block;height:44px">去买</a></li></ul>'
    setTimeout(() => { document.querySelector('main div').style.height = '76px' }, 1_100)
  }
</script>`

const server = createServer((request, response) => {
  const isPicture = request.url === EMPTY
  response.setHeader('content-type', isPicture ? 'image/svg+xml' : 'text/html; charset=utf-8')
  response.end(isPicture ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : SCREEN)
})

async function openEngine(name: 'chromium' | 'webkit') {
  if (name === 'webkit') return startWebkitPages()
  const browser = await startBrowser(null)
  return { ...chromiumPages(browser), stop: () => browser.stop() }
}

let origin = ''
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'h5-looks-'))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  origin = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['chromium', 'webkit'] as const)('%s', (name) => {
  const missing = missingFor(name)
  describe.skipIf(missing !== null)(`an engine ${missing ?? 'of this machine'}`, () => {
    let engine: (LookEngine & { stop(): Promise<void> }) | null = null
    beforeAll(async () => {
      engine = await openEngine(name)
    })
    afterAll(async () => engine?.stop())
    async function looks(query = ''): Promise<Seen[]> {
      const seen: Seen[] = []
      const own = [WIDE, NARROW].map((viewport) => ({
        viewport,
        picture: join(folder, `${name}-${viewport.name}.png`),
      }))
      const opening = {
        url: `${origin}/${query}`,
        session: { openId: 'own', encOpenId: 'enc' },
      }
      if (engine !== null) await lookAt(engine, opening, own, (_, it) => void seen.push(it))
      return seen
    }

    test('each screen is opened as on a new device, with its user, and once for all sizes', async () => {
      for (const _ of [1, 2]) {
        const seen = await looks()
        expect(seen.map(({ faults }) => faults)).toEqual([[], []])
        for (const { text } of seen)
          expect(text).toContain('{"openId":"own","encOpenId":"enc","left":null}')
      }
      const pictures = [WIDE, NARROW].map(({ name: size }) => join(folder, `${name}-${size}.png`))
      const sizes = await Promise.all(
        pictures.map(async (it) => {
          const bytes = await readFile(it)
          return bytes.readUInt32BE(20) / bytes.readUInt32BE(16)
        }),
      )
      // The whole of a long page is in the picture.
      expect(sizes[0]).toBeCloseTo(1322 / 390, 2)
      expect(sizes[1]).toBeCloseTo(1322 / 320, 2)
    })

    test('an error in the console is a fault of the look that comes upon it, and of no other', async () => {
      const seen = await looks('?broken')
      expect(seen.map(({ faults }) => faults)).toEqual([['console error: broken'], []])
      expect((await looks()).flatMap(({ faults }) => faults)).toEqual([])
    })

    test('an error object in the console is told by its words, and ends no run', async () => {
      const [first] = await looks('?thrown')
      expect(first?.faults).toHaveLength(1)
      expect(first?.faults[0]).toMatch(/^console error: TypeError: no such function/)
    })

    test.each([
      ['that asks something before it is drawn', '?asks'],
      ['that has a loading part on show', '?shows'],
    ])('a screen %s is at rest', async (_, query) => {
      if (engine === null) throw new Error('the engine was not started')
      const page = await engine.open({ url: `${origin}/${query}`, session: null }, WIDE)
      try {
        expect(await page.run(`(${atRest.toString()})()`, v.nullable(v.string()))).toBeNull()
      } finally {
        await page.close()
      }
    })

    test.runIf(name === 'chromium').each([
      ['moves_on', []],
      ['leaves', ['a tap on 下一页 (/next) loads a new document']],
      ['stays_put', ['a tap on 下一页 (/next) leads nowhere']],
      ['throws', [expect.stringMatching(/^after a tap on 下一页 \(\/next\): exception: .*noSuch/)]],
    ] as const)(
      'a link is tapped after the look, and it is seen what came of it: it %s',
      async (way, faults) => {
        const seen: Seen[] = []
        const look = { viewport: WIDE, picture: join(folder, 'tapped.png') }
        const opening = { url: `${origin}/?link=${way}`, session: null, taps: true }
        if (engine !== null) await lookAt(engine, opening, [look], (_, it) => void seen.push(it))
        expect(seen).toMatchObject([{ faults, tapped: true }])
      },
    )

    test.runIf(name === 'chromium')('a link that moves once it is in view is a fault', async () => {
      const seen: Seen[] = []
      const look = { viewport: WIDE, picture: join(folder, 'late.png') }
      const opening = { url: `${origin}/?late`, session: null, uneven: true }
      if (engine !== null) await lookAt(engine, opening, [look], (_, it) => void seen.push(it))
      expect(seen[0]?.faults).toEqual([
        expect.stringMatching(/^moves by \d+ px once it is in view: 去买$/),
      ])
      const rest = { ...opening, url: `${origin}/` }
      if (engine !== null) await lookAt(engine, rest, [look], (_, it) => void seen.push(it))
      expect(seen[1]?.faults).toEqual([])
    })

    test('the key of a page changes with its elements and with what is visible of them', async () => {
      if (engine === null) throw new Error('the engine was not started')
      const page = await engine.open({ url: `${origin}/`, session: null }, WIDE)
      const key = () => page.run(`(${domKey.toString()})()`, v.string())
      const change = (script: string) =>
        page.run(`(() => { ${script}; return true })()`, v.boolean())
      const isLoaded = `document.readyState === 'complete'`
      const loaded = `new Promise((done) => ${isLoaded} ? done(true) : addEventListener('load', () => done(true)))`
      await page.run(loaded, v.boolean())
      await change('document.head.append(document.createElement("style"))')
      const keys = [await key(), await key()]
      expect(keys[1]).toBe(keys[0])
      // The elements stay as they are.
      await change('document.styleSheets[0].insertRule("h1 { visibility: hidden }")')
      keys.push(await key())
      await change('document.querySelector("h1").title = "x"')
      keys.push(await key())
      expect(new Set(keys).size).toBe(3)
      await page.close()
    })

    test('large text is of the viewport that asks for it', async () => {
      if (engine === null) throw new Error('the engine was not started')
      const page = await engine.open({ url: `${origin}/`, session: null }, NARROW)
      const text = 'document.documentElement.dataset.text ?? ""'
      await expect.poll(() => page.run(text, v.string())).toBe('130')
      await page.show(WIDE)
      expect(await page.run(text, v.string())).toBe('')
      await page.close()
    })
  })
})
