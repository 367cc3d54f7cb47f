import type { Stage } from '#domain/calendar/stages.ts'

/** The way in which the stages of a return are called. */
export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  '1w': '近1周',
  '1m': '近1月',
  '3m': '近3月',
  '6m': '近6月',
  '1y': '近1年',
  '3y': '近3年',
  '5y': '近5年',
  ytd: '今年来',
  all: '成立来',
}
