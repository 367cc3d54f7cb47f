// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { inPage } from '#ui/testing/in-page.tsx'
import { TenureList } from './TenureList.tsx'

const tenure = {
  fundCode: '980201',
  fundName: '禾岸稳健债券A',
  fundTypeCode: '1',
  fundTypeName: '债券型',
  from: '20240101',
  to: null,
  valueFrom: '20240102',
  valueTo: '20260310',
  tenureReturn: '7.5000',
  benchmark: '5.1000',
  drawdown: '2.3000',
} as const

test.each([
  ['complete', {}, '+7.50%'],
  ['without a drawdown', { drawdown: null }, '基准或回撤数据不全，暂不展示回报'],
  ['without a benchmark', { benchmark: null }, '基准或回撤数据不全，暂不展示回报'],
  ['of under six months', { valueFrom: '20251201' }, '任职不足 6 个月，暂不展示回报'],
])('a tenure $0 shows $2', async (_, about, words) => {
  const page = await inPage(
    <TenureList title="在管基金" tenures={[{ ...tenure, ...about }]} empty="" />,
  )
  const text = page.host.textContent ?? ''
  expect(text).toContain(words)
  expect(text.includes('7.50')).toBe(words === '+7.50%')
  await page.unmount()
})
