// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from 'vitest'
import { eventually, mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { circlePaths } from '#paths/circle.ts'
import { vpPaths } from '#paths/vp.ts'
import { testItem } from '#shared/content/testing/test-item.ts'
import type { ContentItem } from '#shared/content/content-types.ts'
import { button, click } from '#ui/testing/in-page.tsx'
import { circleModule } from '../routes.ts'

let provider: Awaited<ReturnType<typeof standInProvider>>
let screen: Awaited<ReturnType<typeof mountedScreen>>

beforeAll(async () => {
  provider = await standInProvider()
  return () => provider.close()
})
afterEach(() => screen.close())

const TITLE = '只属于另一个地方的标题'
const itemId = 'a-1'
const reading = { level: 'basic', minutes: 3, chapters: 2 } as const

async function open(path: 'consultDetail' | 'dryCargoDetail', about: Partial<ContentItem>) {
  const { pattern, to } = circlePaths[path]
  const row = circleModule.screens.find((it) => it.path === pattern)
  if (row === undefined) throw new Error(`no screen at ${pattern}`)
  const item = {
    ...testItem({ itemId, title: TITLE, ...about }),
    body: '<h2>第一章</h2><p>正文</p>',
    text: '',
    pictures: [],
    vote: null,
    terms: [],
    companies: [],
    series: null,
    lesson: null,
  }
  provider.reply = replies.payload({ item, related: [] })
  screen = await mountedScreen(row, to({ itemId }))
}

const at = () => location.pathname + location.search

test.each([
  ['consultDetail', { space: 'vp' }, vpPaths.articleDetail.to({ itemId })],
  ['consultDetail', { space: 'fund:980501' }, vpPaths.articleDetail.to({ itemId })],
  ['consultDetail', { space: 'circle:tech', reading }, circlePaths.dryCargoDetail.to({ itemId })],
  ['dryCargoDetail', { space: 'circle:tech' }, circlePaths.consultDetail.to({ itemId })],
  ['dryCargoDetail', { space: 'advice', reading }, vpPaths.articleDetail.to({ itemId })],
] as const)('%s shows nothing of an item with %j, but the way to %s', async (path, about, way) => {
  await open(path, about)
  await eventually(() => expect(document.body.textContent).toContain('这里没有这篇内容'))
  expect(document.body.textContent).not.toContain(TITLE)
  await click(button('打开它所在的页面'))
  expect(at()).toBe(way)
})

test.each([
  ['consultDetail', { space: 'circle:tech' }],
  ['dryCargoDetail', { space: 'circle:tech', reading }],
] as const)('%s shows an item with %j', async (path, about) => {
  await open(path, about)
  await eventually(() => expect(document.body.textContent).toContain('正文'))
  expect(document.body.textContent).toContain(TITLE)
})

test('a long read can be reported', async () => {
  await open('dryCargoDetail', { space: 'circle:tech', reading })
  await eventually(() => expect(document.body.textContent).toContain('正文'))
  await click(button('更多'))
  expect(document.body.textContent).toContain('由审核人员处理，结果可在')
})
