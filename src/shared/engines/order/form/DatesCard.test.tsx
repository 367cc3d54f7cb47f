// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { inPage, one } from '#ui/testing/in-page.tsx'
import { syncPublishedUntil } from '#platform/calendar/trading-calendar.ts'
import { DatesCard, expected } from './DatesCard.tsx'

test('shows an order that is not placed yet as the current step, not as done', async () => {
  const page = await inPage(
    <DatesCard
      cutoffTime="20991231150000"
      tradeDate="20991231"
      navDate="20991231"
      verb="买入"
      onStale={() => undefined}
      nextSteps={[expected('确认份额', '21000104')]}
    />,
  )
  expect(one('li').textContent).toBe('提交买入，当前步骤预计 2099-12-31 星期四')
  expect(one('ol').textContent).not.toContain('已完成')
  expect(document.body.textContent).toContain('交易所尚未公布 2099、2100 年休市安排')
  await page.unmount()
})

test('names the closed markets abroad, and says 预计 beyond what those have published', async () => {
  syncPublishedUntil('21001231', '20991231')
  const card = (overseasMarkets: readonly string[]) => (
    <DatesCard
      cutoffTime="20991228150000"
      tradeDate="20991228"
      navDate="20991228"
      verb="买入"
      onStale={() => undefined}
      nextSteps={[expected('确认份额', '21000104')]}
      overseas={{
        overseasMarkets,
        overseasClosures:
          overseasMarkets.length === 0 ? [] : [{ date: '20991225', markets: overseasMarkets }],
      }}
    />
  )
  const abroad = await inPage(card(['香港', '美国']))
  expect(document.body.textContent).toContain(
    '境外市场休市：2099-12-25 星期五（香港、美国），不是该基金的交易日，日期顺延',
  )
  expect(document.body.textContent).toContain('香港、美国市场 2100 年休市安排尚未确定')
  expect(document.body.textContent).toContain('预计 2100-01-04')
  await abroad.unmount()
  const home = await inPage(card([]))
  expect(document.body.textContent).not.toContain('休市')
  await home.unmount()
})
