// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { circlePaths } from '#paths/circle.ts'
import { vpPaths } from '#paths/vp.ts'
import { testWholeItem } from '#shared/views/content/testing/test-item.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { button, click } from '#ui/testing/in-page.tsx'
import { circleModule } from '../routes.ts'

const pages = testPages()
const { provider } = pages

const TITLE = '只属于另一个地方的标题'
const itemId = 'a-1'
const reading = { level: 'basic', minutes: 3, chapters: 2 } as const

async function open(path: 'consultDetail' | 'dryCargoDetail', about: Partial<ContentItem>) {
  const body = '<h2>第一章</h2><p>正文</p>'
  const item = testWholeItem({ itemId, title: TITLE, body, text: '', ...about })
  provider.reply = replies.payload({ item, related: [] })
  await pages.open(circleModule, circlePaths[path].to({ itemId }))
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
  await eventuallySays('这里没有这篇内容')
  expect(text()).not.toContain(TITLE)
  await click(button('打开它所在的页面'))
  expect(at()).toBe(way)
})

test.each([
  ['consultDetail', { space: 'circle:tech' }],
  ['dryCargoDetail', { space: 'circle:tech', reading }],
] as const)('%s shows an item with %j', async (path, about) => {
  await open(path, about)
  await eventuallySays('正文')
  expect(text()).toContain(TITLE)
})

test('a long read can be reported', async () => {
  await open('dryCargoDetail', { space: 'circle:tech', reading })
  await eventuallySays('正文')
  await click(button('更多'))
  expect(text()).toContain('由审核人员处理，结果可在')
})
