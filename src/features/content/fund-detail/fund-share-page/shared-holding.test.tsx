// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundDetailModule } from '../routes.ts'

const { provider, open, asked } = testPages()
const show = (s: string) => open(fundDetailModule, fundDetailPaths.fundSharePage.to({ s }))

const TOKEN = '5'.repeat(32)
const SHARE = {
  fundCode: '980301',
  fundName: '禾岸灵活配置混合A',
  days: 400,
  from: '20250204',
  to: '20260310',
  figures: { rate: '6.20', benchmark: '4.10', fall: '9.80' },
  maskedName: '张*远',
  expiresAt: '20260318100000',
}
const answers = (share: object) =>
  replies.byAddress({ queryShare: share, '': replies.refusal(RET.notFound) })

test('shows a rate with both days, the benchmark and the drawdown of the same span', async () => {
  provider.reply = answers(SHARE)
  await show(TOKEN)
  await eventuallySays('张*远')
  expect(text()).toContain('+6.20%')
  expect(text()).toContain('2025-02-04 至 2026-03-10')
  expect(text()).toContain('业绩比较基准 +4.10%')
  expect(text()).toContain('最大回撤 -9.80%')
})

test('hides a rate that its owner hides, with the figures of its span', async () => {
  provider.reply = answers({ ...SHARE, figures: null })
  await show(TOKEN)
  await eventuallySays('未展示')
  expect(text()).toContain('400 天')
  expect(text()).not.toContain('业绩比较基准')
})

test('shows the page of an expired link for a malformed one, without a call', async () => {
  provider.reply = replies.refusal(RET.notFound, '分享不存在或已失效')
  await show(TOKEN)
  await eventuallySays('这个分享看不到了')
  const over = text()
  for (const forged of ['../../etc', TOKEN.slice(1), TOKEN.toUpperCase().replace(/5/g, 'F')]) {
    const before = asked('queryShare').length
    await show(forged)
    await eventuallySays('这个分享看不到了')
    expect(text()).toBe(over)
    expect(asked('queryShare')).toHaveLength(before)
  }
})
