// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { replies } from '#app/testing/stand-in-provider.ts'
import { fundIndexModule } from '#features/content/fund-index/routes.ts'
import { fundIndexPaths } from '#paths/funds/fund-index.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'

const { provider, open, asked } = testPages()
const index = {
  indexCode: '880800',
  indexName: '示例宽基800',
  source: '示例数据',
  date: '20260310',
  close: '4021.10',
  dayChange: '0.35',
  pe: '14.02',
  pb: '1.50',
  dividendYield: '2.10',
  basis: 'pe',
  percentile: '63.20',
  from: '20160310',
  days: 2430,
  nextDate: '20260311',
  bond: null,
  parts: [],
}
const waiting = {
  reminderId: 'A'.repeat(16),
  code: '880800',
  kind: 'percentileDown',
  limit: '30',
  setAt: '20260310100000',
}

const opened = (valued: object, reminders: unknown) => {
  provider.reply = replies.byAddress({
    queryIndex: { ...index, ...valued },
    listPriceReminders: reminders,
    '': replies.silence,
  })
  return open(fundIndexModule, fundIndexPaths.indexDetail.to({ indexCode: '880800' }))
}

const press = async (name: string) => click(await eventually(() => button(name)))

test('an index without a percentile offers no reminder', async () => {
  await opened({ percentile: null, days: 485 }, { reminders: [] })
  await eventuallySays('历史只有 485 个交易日')
  expect(text()).not.toContain('估值提醒')
})

test('a reminder of an index is shown with its percentile, and changed in its place', async () => {
  await opened({}, { reminders: [waiting] })
  await press('估值提醒')
  await eventuallySays('百分位降到 30%')
  expect(asked('listPriceReminders')[0]).toContain('subject=index')
  expect(text()).toContain('最新市盈率百分位 63.20%')
  await press('修改')
  await eventuallySays('不修改了')
  expect(document.querySelector<HTMLInputElement>('[role="dialog"] input')?.value).toBe('30')
  await press('不修改了')
  await eventuallySays('设提醒')
})

test('reminders that cannot be read say so, and another can still be set', async () => {
  await opened({}, { reminders: [{ ...waiting, kind: 'never' }] })
  await press('估值提醒')
  await eventuallySays('设提醒')
  await eventuallySays('有 1 条记录暂时无法显示')
})

test('reminders that do not come can be asked for again', async () => {
  await opened({}, replies.breakdown)
  await press('估值提醒')
  await eventuallySays('重新加载')
})
