// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { button, click } from '#ui/testing/in-page.tsx'
import { ManagersSay } from './ManagersSay.tsx'

const { provider, openPart } = testPages()

const open = () => openPart(<ManagersSay fundCode="980201" />)

test('managers that did not load are not shown as having written nothing', async () => {
  provider.reply = replies.breakdown
  await open()
  await eventuallySays('基金经理的观点没有加载出来')
  expect(text()).not.toContain('还没有发表观点')
  provider.reply = replies.payload({ managers: [] })
  await click(button('重试'))
  await eventuallySays('基金经理还没有发表观点')
})

test('managers without a page of their own have written nothing', async () => {
  provider.reply = replies.refusal(RET.notFound)
  await open()
  await eventuallySays('基金经理还没有发表观点')
  expect(text()).not.toContain('没有加载出来')
})

test('managers who cannot be read are not shown as having written nothing', async () => {
  provider.reply = replies.payload({ managers: [{ odd: true }] })
  await open()
  await eventuallySays('有 1 条记录暂时无法显示')
  expect(text()).not.toContain('还没有发表观点')
})
