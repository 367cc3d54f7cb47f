import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { lastHole, reasonMissing, type Hole, type MissingReason } from '#domain/fund/data-holes.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { stageStart, type Stage } from '#domain/calendar/stages.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'
import type { Fund } from './fund.ts'

/** The days without values, in words. */
export const holeWords = ({ from, to }: Hole): string =>
  `${formatDate(from)} 至 ${formatDate(to)} 的数据缺失`

/** Returns why a stage has no risk figures. */
export function noFigureWords(
  { establishDate }: Pick<Fund, 'establishDate'>,
  { points }: { readonly points: readonly { readonly date: Date8 }[] },
  stage: Stage,
): string {
  const [first, last] = [points[0]?.date ?? null, points[points.length - 1]?.date]
  const hole = lastHole(points)
  if (hole !== null) return `${holeWords(hole)}，指标无法计算`
  const start = last === undefined ? null : stageStart(stage, last)
  return reasonMissing(start, { establishDate, first }) === 'young'
    ? '成立时间不足所选的时间范围，暂无指标'
    : '所选时间范围的数据缺失，暂无指标'
}

/**
 * Returns why a history has too few values for a chart; `whenYoung` is the reason for a new fund.
 */
export function tooShortWords(
  { establishDate }: Pick<Fund, 'establishDate'>,
  first: Date8 | undefined,
  whenYoung: string,
): string {
  const reason = reasonMissing(null, { establishDate, first: first ?? null })
  return reason === 'young' ? whenYoung : '历史数据缺失，暂时无法显示走势'
}

const STAGE_WORDS: Readonly<Record<MissingReason, string>> = {
  young: '成立时间不足',
  data: '数据缺失',
}

const stagesText = (names: readonly string[], all: number): string =>
  names.length === all ? '各区间' : names.join('、')

/**
 * Returns why stages have `--` in the table, in one line, grouped by reason; null where nothing is
 * missing.
 */
export function missingStages({
  stages,
  navDate,
  establishDate,
}: Pick<Fund, 'stages' | 'navDate' | 'establishDate'>): string | null {
  const names: Record<MissingReason, string[]> = { young: [], data: [] }
  for (const { stage, own } of stages) {
    if (own !== null) continue
    const start = navDate === null ? null : stageStart(stage, navDate)
    const reason = reasonMissing(start, { establishDate, first: null })
    names[reason].push(STAGE_NAMES[stage])
  }
  const parts = (['young', 'data'] as const).flatMap((reason) =>
    names[reason].length === 0
      ? []
      : [`${stagesText(names[reason], stages.length)}${STAGE_WORDS[reason]}`],
  )
  return parts.length === 0 ? null : `${parts.join('；')}，显示“--”`
}
