import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'

export interface Season {
  readonly seasonId: string
  readonly title: string
  readonly from: Date8
  readonly until: Date8
}

const QUARTERS = ['一', '二', '三', '四'] as const
const BEGINS = ['0101', '0401', '0701', '1001'] as const

/** A season is a quarter of the year. */
export function seasonOn(day: Date8): Season {
  const year = day.slice(0, 4)
  const at = Math.floor((Number(day.slice(4, 6)) - 1) / 3)
  const next = at === 3 ? `${Number(year) + 1}0101` : `${year}${BEGINS[at + 1] ?? ''}`
  return {
    seasonId: `s-${year}q${at + 1}`,
    title: `${year} 年第${QUARTERS[at] ?? ''}季`,
    from: `${year}${BEGINS[at] ?? ''}`,
    until: addDays(next, -1),
  }
}

export const seasonBefore = ({ from }: Season): Season => seasonOn(addDays(from, -1))

export const SEASON_RULES: readonly string[] = [
  '持有本公司基金满一年、完成实名认证的持有人可以自愿申请，公司在下一个交易日答复。',
  '达人分享持有的经历和方法，不推荐具体产品，不回答“该不该买卖”，不收取任何报酬。',
  '公开持有年数和基金只数由达人自己决定，金额一律不公开。',
  '一季内有内容通过审核并公开的达人，季末获得 30 金币；金币与内容提到哪只基金无关。',
  '违反规则的，暂停达人身份；情节严重的，取消身份并追回未领取的奖励。',
]
