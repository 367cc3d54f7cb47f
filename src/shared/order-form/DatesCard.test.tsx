// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { inPage, one } from '#ui/testing/in-page.tsx'
import { DatesCard, expected } from './DatesCard.tsx'

test('shows an order that is not placed yet as the current step, not as done', async () => {
  const page = await inPage(
    <DatesCard
      cutoffTime="20991231150000"
      tradeDate="20991231"
      navDate="20991231"
      verb="买入"
      onStale={() => undefined}
      following={[expected('确认份额', '21000104')]}
    />,
  )
  expect(one('li').textContent).toBe('提交买入，当前步骤预计 2099-12-31 星期四')
  expect(one('ol').textContent).not.toContain('已完成')
  expect(document.body.textContent).toContain('交易所尚未公布 2099、2100 年休市安排')
  await page.unmount()
})
