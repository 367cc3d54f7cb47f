import { addMonths } from './add-months.ts'
import { addDays, type Date8 } from './calendar-date.ts'

/** Stages in the order in which screens list them. */
export const STAGES = ['1w', '1m', '3m', '6m', '1y', '3y', '5y', 'ytd', 'all'] as const
export type Stage = (typeof STAGES)[number]

const STAGE_START: Record<Exclude<Stage, 'all'>, (end: Date8) => Date8> = {
  '1w': (end) => addDays(end, -7),
  '1m': (end) => addMonths(end, -1),
  '3m': (end) => addMonths(end, -3),
  '6m': (end) => addMonths(end, -6),
  '1y': (end) => addMonths(end, -12),
  '3y': (end) => addMonths(end, -36),
  '5y': (end) => addMonths(end, -60),
  ytd: (end) => `${String(Number(end.slice(0, 4)) - 1).padStart(4, '0')}1231`,
}

/**
 * The calendar day from which a stage counts; null for 'all', which counts from the first point.
 */
export function stageStart(stage: Stage, end: Date8): Date8 | null {
  return stage === 'all' ? null : STAGE_START[stage](end)
}
