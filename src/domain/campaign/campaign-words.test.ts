import { describe, expect, it, test } from 'vitest'
import { chinaInstant } from '#domain/calendar/calendar-date.ts'
import { campaignState, NEEDS, type CampaignFacts } from './campaign-state.ts'
import {
  countdownText,
  enforcedRules,
  monthDay,
  NEED_REASONS,
  stateText,
} from './campaign-words.ts'

const facts: CampaignFacts = {
  startTime: '20260401090000',
  endTime: '20260430150000',
  claimUntil: '20260530150000',
  paused: null,
  stock: null,
  unmet: [],
  own: null,
}
const said = (time: string, other: Partial<CampaignFacts> = {}) => {
  const all = { ...facts, ...other }
  return stateText(campaignState(all, chinaInstant(time)), all, time)
}

describe('the words of a state', () => {
  it.each([
    ['20260330044751', {}, '距开始 2 天 04:12:09'],
    ['20260401085959', {}, '距开始 00:00:01'],
    ['20260401090000', {}, '进行中 · 4月30日 15:00 结束'],
    ['20260430150000', {}, '活动已结束，奖励可领至 5月30日'],
    ['20260530150000', {}, '活动已结束'],
    ['20260410000000', { own: {} }, '已参加'],
    ['20260410000000', { stock: 0 }, '已领完'],
    ['20260410000000', { paused: { reason: '规则调整' } }, '活动暂停：规则调整'],
    ['20260410000000', { unmet: [{ need: 'login', reason: '' }] }, '登录后参加'],
    [
      '20260410000000',
      { unmet: [{ need: 'card', reason: NEED_REASONS.card }] },
      '暂不符合条件：请先绑定银行卡',
    ],
  ] as const)('at %s of %j are %s', (time, other, words) => {
    expect(said(time, other)).toBe(words)
  })
})

it.each([
  [1, '00:00:01'],
  [1_000, '00:00:01'],
  [1_001, '00:00:02'],
  [86_400_000, '1 天 00:00:00'],
  [86_399_001, '1 天 00:00:00'],
  [3_600_000, '01:00:00'],
])('a countdown of %i ms reads %s', (ms, words) => {
  expect(countdownText(ms)).toBe(words)
})

it('the rules print dates, conditions, places and the end of claims', () => {
  const rules = enforcedRules({ ...facts, needs: NEEDS, places: 100 })
  expect(rules.map(({ heading }) => heading)).toEqual([
    '活动时间',
    '参加条件',
    '参加名额',
    '领取截止',
  ])
  expect(rules[0]?.text).toContain('2026-04-01 09:00 至 2026-04-30 15:00')
  expect(enforcedRules({ ...facts, needs: [], places: null })[1]?.text).toBe('不限')
})

test.each([
  ['20260430235959', '4月30日'],
  ['20261231235959', '12月31日'],
  ['20270101000000', '2027年1月1日'],
  ['20271101000000', '2027年11月1日'],
  ['20251101000000', '2025年11月1日'],
])('the day of %s is %s in March 2026', (time, day) => {
  expect(monthDay(time, '20260311093000')).toBe(day)
})
