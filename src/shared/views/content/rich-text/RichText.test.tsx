// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { RichNode } from '#domain/content/rich-text.ts'
import { sendErrorsTo, type ErrorEntry } from '#platform/error-log.ts'
import { FILTER_EVASION } from '#shared/views/content/testing/filter-evasion.ts'
import { expectedErrors } from '#ui/testing/printed-errors.ts'
import { axeFindings, click, inPage, one, eventually, type InPage } from '#ui/testing/in-page.tsx'
import { RichNodes, RichText } from './RichText.tsx'

let page: InPage

afterEach(async () => {
  await page.unmount()
  vi.restoreAllMocks()
})

const withQueries = (html: string) => (
  <QueryClientProvider
    client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}
  >
    <RichText html={html} name="a-1" />
  </QueryClientProvider>
)

async function shown(html: string): Promise<HTMLElement> {
  page = await inPage(withQueries(html))
  await act(async () => {
    await import('./page-cleaner.ts')
    await Promise.resolve()
  })
  return page.host
}

test('a text is drawn as what it says, and React has nothing to complain of', async () => {
  const host = await shown(
    '<h2>一</h2><p>甲<strong>乙</strong></p> <ul> <li>1</li> </ul>' +
      '<table> <tr> <th>名</th> <td colspan="2">值</td> </tr> </table>' +
      '<figure><img src="/content/a.png" alt="走势图" width="640" height="320"></figure>',
  )
  expect(host.textContent).toContain('甲乙')
  expect(one('td').getAttribute('colspan')).toBe('2')
  expect(one('[role=region]').getAttribute('aria-label')).toBe('表格')
  const picture = one('img')
  expect([picture.getAttribute('loading'), picture.getAttribute('alt')]).toEqual(['lazy', '走势图'])
  expect(one('figure span span').style.paddingTop).toBe('50%')
  expect(await axeFindings()).toEqual([])
})

test('a term can be tapped where it comes first, but not in a heading or a link', async () => {
  const term = { term: '集采', meaning: '集中采购' }
  const tapped: string[] = []
  const nodes: RichNode[] = [
    { tag: 'h2', attributes: {}, children: ['集采之后'] },
    {
      tag: 'p',
      attributes: {},
      children: [{ tag: 'a', attributes: { href: '/vp/home' }, children: ['集采'] }],
    },
    { tag: 'p', attributes: {}, children: ['先看集采，再看集采的接续'] },
  ]
  const given = { nodes, terms: [term], onTerm: (it: typeof term) => tapped.push(it.meaning) }
  page = await inPage(<RichNodes {...given} />)
  const buttons = [...page.host.querySelectorAll('button')]
  expect(buttons.map((it) => it.closest('p')?.textContent)).toEqual(['先看集采，再看集采的接续'])
  await click(one('p button'))
  expect(tapped).toEqual(['集中采购'])
  // Drawn again it is the same.
  await page.rerender(<RichNodes {...given} />)
  expect(page.host.querySelectorAll('button')).toHaveLength(1)
})

test('a link to a paper of the provider leads to its preview', async () => {
  const host = await shown('<p><a href="/documents/rules">规则</a></p>')
  expect(host.querySelector('a')?.getAttribute('href')).toBe('/static?url=%2Fdocuments%2Frules')
})

test('a fund is a link to its page, and an outside link goes by the page that says where', async () => {
  const host = await shown(
    '<p><span data-fund="980101">某基金</span><a href="https://mall.hean.example/a">商城</a></p>',
  )
  expect([...host.querySelectorAll('a')].map((it) => it.getAttribute('href'))).toEqual([
    '/fund_detail/FundDetailSingle?fundCode=980101',
    '/outside/jump?kind=page&target=https%3A%2F%2Fmall.hean.example%2Fa',
  ])
})

test.each([
  ['https://media.hean.example/a.png', 1],
  ['https://cdn.media.hean.example/a.png', 1],
  ['https://mall.hean.example/a.png', 0],
  ['https://media.hean.example.elsewhere.example/a.png', 0],
  ['http://media.hean.example/a.png', 0],
])('a picture at %s is drawn %s times, as the page’s policy has it', async (src, times) => {
  const host = await shown(`<p>甲</p><img src="${src}" alt="图" width="64" height="32">`)
  expect(host.querySelectorAll('img')).toHaveLength(times)
})

test('a text that is too large is not drawn, says so, and is reported once', async () => {
  const entries: ErrorEntry[] = []
  sendErrorsTo((entry) => entries.push(entry))
  const html = '甲'.repeat(80_000)
  const host = await shown(html)
  expect(host.textContent).toContain('正文过长，无法显示')
  expect(host.textContent).toContain('问题已记录')
  await page.unmount()
  await shown(html)
  expect(entries).toEqual([
    { kind: 'render', what: 'richText.refused', detail: 'a-1 80000 tooLarge' },
  ])
})

test('no attack draws an element that acts', async () => {
  const host = await shown(
    FILTER_EVASION.map((attack) => `<p>${attack}</p>`)
      .slice(0, 60)
      .join(''),
  )
  expect(
    host.querySelectorAll('script, iframe, object, embed, style, svg svg, form, base'),
  ).toHaveLength(0)
  const attributes = [...host.querySelectorAll('*')].flatMap((it) => it.getAttributeNames())
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([])
  expect(
    [...host.querySelectorAll('[href]')].map((it) => it.getAttribute('href')),
  ).not.toContainEqual(expect.stringMatching(/^(?!\/)/))
})

test('a link that cannot be judged costs the link, and its words stay', async () => {
  const html = '<p>甲<a href="/documents/rules">乙</a>丙<strong>丁</strong></p>'
  const host = await shown(html)
  expect(host.querySelectorAll('a')).toHaveLength(1)
  await page.unmount()
  // An engine where writing an address throws, after the text has been cleaned.
  vi.stubGlobal('encodeURIComponent', () => {
    throw new TypeError('encodeURIComponent is not a function')
  })
  vi.spyOn(URLSearchParams.prototype, 'toString').mockImplementation(() => {
    throw new TypeError('no such function')
  })
  const again = await shown(html).finally(() => vi.unstubAllGlobals())
  expect(again.textContent).toBe('甲乙丙丁')
  expect(again.querySelectorAll('a[href]')).toHaveLength(0)
  expect(one('strong').textContent).toBe('丁')
})

/** Errors that reach the window while a page is drawn. */
function errorsOfWindow(): unknown[] {
  const errors: unknown[] = []
  const keep = ({ error }: ErrorEvent) => errors.push(error)
  window.addEventListener('error', keep)
  onTestFinished(() => window.removeEventListener('error', keep))
  return errors
}

test('a text that cannot be drawn leaves its words, and is reported', async () => {
  const errors = errorsOfWindow()
  const thrown = new TypeError('no such function')
  page = await inPage(
    <RichText html="<h2>标题</h2><p>甲<strong>乙</strong></p>">
      {() => {
        throw thrown
      }}
    </RichText>,
  )
  await eventually(() => expect(page.host.textContent).toBe('标题甲乙部分内容未能按原样显示。'))
  expect(errors).toEqual([thrown])
  expect(expectedErrors()).toEqual([expect.stringContaining('PartBoundary')])
})

test('a text that cannot be cleaned says so in its place, and is reported', async () => {
  const errors = errorsOfWindow()
  vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
    throw new TypeError('no such function')
  })
  const host = await shown('<p>甲</p>')
  await eventually(() => expect(host.textContent).toContain('正文无法显示'))
  expect(errors).toEqual([new TypeError('no such function')])
  expect(expectedErrors()).toEqual([expect.stringContaining('PartBoundary')])
})

test('a picture opens whole, one of those of its text; one in a link leads where the link leads', async () => {
  const img = (no: number) =>
    `<img src="/content/${no}.png" alt="图${no}" width="640" height="320">`
  const host = await shown(
    `<figure>${img(1)}</figure><p><a href="/vp/home">${img(2)}</a></p><blockquote>${img(3)}</blockquote>`,
  )
  expect(one('a').querySelector('button')).toBeNull()
  const [, last] = host.querySelectorAll('button')
  if (last !== undefined) await click(last)
  await eventually(() => one('[role=dialog]'))
  expect(one('[role=dialog]').textContent).toContain('第 2/2 张')
  expect(one('[role=dialog] [aria-hidden=false] img').getAttribute('alt')).toBe('图3')
})
