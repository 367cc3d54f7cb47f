import { expect, test } from 'vitest'
import { certificateLines } from './certificate-lines.ts'

const period = { startTime: '20260209090000', endTime: '20260609150000' }
const own = {
  final: true,
  startMoney: '100000.00',
  totalAsset: '101872.12',
  profit: '1872.12',
  profitRate: '1.87',
  rank: 3,
  ranked: 1204,
  purchaseFees: '31.97',
  saleFees: '128.90',
  funds: [
    {
      fundCode: '980101',
      fundName: '甲',
      bought: '40000.00',
      profit: '1872.12',
      profitRate: '4.68',
    },
  ],
}

test('a certificate has days, place and funds, and no sum before it is asked for', () => {
  expect(certificateLines(period, own, false)).toEqual([
    { label: '活动期间', text: '2026-02-09 至 2026-06-09' },
    { label: '排名', text: '第 3 名，共 1,204 人' },
    { label: '买过的基金', text: '1 只' },
  ])
})

test('the sums of a certificate add up, each marked as simulated', () => {
  const texts = certificateLines(period, own, true).slice(3)
  expect(texts.map(({ text }) => text)).toEqual([
    '100,000.00 元（模拟）',
    '+1,872.12 元（模拟）',
    '101,872.12 元（模拟）',
    '160.87 元（模拟）',
  ])
})

test('who never bought has no place on a certificate', () => {
  const [, place] = certificateLines(period, { ...own, rank: null }, false)
  expect(place?.text).toBe('暂无名次')
})
