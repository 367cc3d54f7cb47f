import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import * as v from 'valibot'
import { embedChartPaths } from '#paths/funds/embed-chart.ts'
import { onEachBrowser, type PlainTab } from '#test/e2e/plain-browser.ts'

/** A partner's site that frames pages and writes down what they tell it. */
async function partner(host: '127.0.0.1' | 'localhost', frames: (origin: string) => string[]) {
  let body = ''
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = `http://${host}:${address.port}`
  const tags = frames(url).map(
    (src) => `<iframe src="${src}" style="width: 100%; border: 0" onload="loaded += 1"></iframe>`,
  )
  body = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <script>
      window.heard = []
      window.loaded = 0
      addEventListener('message', ({ origin, data, source }) => {
        heard.push({ origin, ...data })
        const frame = [...document.querySelectorAll('iframe')].find((it) => it.contentWindow === source)
        if (frame && data.type === 'height') frame.style.height = data.height + 'px'
      })
    </script><h1>合作方</h1>${tags.join('')}`
  return { url }
}

const messages = v.array(
  v.looseObject({ origin: v.string(), source: v.string(), id: v.string(), type: v.string() }),
)
/** Returns what the partner's page has heard, of a view in which it may be loading yet. */
const heard = (tab: PlainTab) => tab.run('window.heard ?? []', messages)
const heights = async (tab: PlainTab, id: string) =>
  (await heard(tab)).flatMap((it) =>
    it.id === id && typeof it['height'] === 'number' ? [it['height']] : [],
  )
const loaded = (tab: PlainTab) => tab.run('window.loaded ?? 0', v.number())
const words = (tab: PlainTab) => tab.run("document.body?.innerText ?? ''", v.string())

const escaped = (address: string) => address.replaceAll('&', '&amp;')
const chart = (site: string, given: Parameters<typeof embedChartPaths.commonChart.to>[0]) =>
  escaped(`${site}${embedChartPaths.commonChart.to(given)}`)

onEachBrowser((browsing) => {
  test('a partner embeds two charts, each as high as it is, and turns the phone', async () => {
    const { site, tab } = browsing()
    const page = await partner('127.0.0.1', (parentOrigin) => [
      chart(site.url, { kind: 'compare', codes: '980201,980301', id: 'a', parentOrigin }),
      escaped(
        `${site.url}${embedChartPaths.incomeChart.to({ fundCode: '001386', amount: '23456.78', days: '30', id: 'b', parentOrigin })}`,
      ),
    ])
    await tab.turn(390, 844)
    await tab.open(page.url)
    for (const id of ['a', 'b']) {
      await expect.poll(async () => (await heights(tab, id)).length).toBeGreaterThan(0)
    }
    // Once the charts are drawn, their facts and risk lines make them higher than the plot.
    await expect.poll(async () => (await heights(tab, 'a')).pop()).toBeGreaterThan(300)
    expect(new Set((await heard(tab)).map(({ origin }) => origin))).toEqual(new Set([site.url]))
    expect((await heard(tab)).filter(({ type }) => type === 'ready')).toHaveLength(2)
    expect((await heard(tab)).filter(({ type }) => type === 'error')).toEqual([])

    const before = await heights(tab, 'a')
    await tab.turn(844, 390)
    await expect.poll(async () => (await heights(tab, 'a')).length).toBeGreaterThan(before.length)

    // A range that there is, for one of the two; what is none, or is of another chart, does nothing.
    await tab.run(
      `[...document.querySelectorAll('iframe')].flatMap((frame) => ['1m', '3y'].map((range) =>
         frame.contentWindow.postMessage({ type: 'range', range, id: 'a' }, '*'))).length`,
      v.literal(4),
    )
    await expect
      .poll(async () => (await heard(tab)).filter(({ type }) => type === 'range'))
      .toMatchObject([{ id: 'a', range: '3y' }])
  })

  test('a site that is not listed frames nothing, and hears nothing', async () => {
    const { site, tab } = browsing()
    const page = await partner('localhost', (parentOrigin) => [
      chart(site.url, { kind: 'return', codes: '980301', parentOrigin }),
      `${site.url}/`,
    ])
    await tab.open(page.url)
    await expect.poll(() => loaded(tab)).toBe(2)
    expect(await heard(tab)).toEqual([])
  })

  test.each(['*', 'https://evil.example'])(
    'a chart tells nothing to %s as its parent',
    async (parentOrigin) => {
      const { site, tab } = browsing()
      const page = await partner('127.0.0.1', () => [
        `${site.url}/embedChart/commonChart?kind=return&amp;codes=980301&amp;parentOrigin=${parentOrigin}`,
      ])
      await tab.open(page.url)
      await expect.poll(() => loaded(tab)).toBe(1)
      expect(await heard(tab)).toEqual([])
    },
  )

  test('a chart has no shell, no keys, nothing stored, and refuses what it cannot show', async () => {
    const { site, tab } = browsing()
    const says = async (path: string, text: string) => {
      await tab.open(site.url + path)
      await expect.poll(() => words(tab)).toContain(text)
    }
    site.clearRequests()
    await says(embedChartPaths.commonChart.to({ kind: 'return', codes: '980301' }), '最大回撤')
    const stored = `(async () => [
      localStorage.length, sessionStorage.length, document.cookie,
      document.querySelectorAll('nav, button').length, (await indexedDB.databases()).length,
    ])()`
    expect(await tab.run(stored, v.unknown())).toEqual([0, 0, '', 0, 0])
    // Only public figures are asked for.
    const asked = site.asked().flatMap(({ path }) => (path.startsWith('/api/') ? [path] : []))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((path) => !path.startsWith('/api/fund/'))).toEqual([])
    const query = 'kind=return&codes='
    const codes = ['980301', '980201', '980203', '980401', '980501', '980801'].join(',')
    await says(`/embedChart/commonChart?${query}${codes}`, '图表参数不正确')
    await says(`/embedChart/commonChart?${query}980301&height=10000`, '图表参数不正确')
    await says(`/embedChart/commonChart?${query}PF0001`, '图表参数不正确')
    await says(`/embedChart/commonChart?${query}990101`, '没有可以展示的基金')
  })
})
