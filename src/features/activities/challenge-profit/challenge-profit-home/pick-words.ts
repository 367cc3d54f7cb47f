import type * as v from 'valibot'
import type { listPicks, queryPickWeek } from '#api/calls/activities/challenge-profit.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'

export type PickWeek = v.InferOutput<typeof queryPickWeek.payload>
export type PickRecord = v.InferOutput<typeof listPicks.payload>['records'][number]

/** Points with their sign. */
export const pointsText = (points: string): string =>
  `${points.startsWith('-') || Number(points) === 0 ? '' : '+'}${points}`

export const weekText = ({ firstDay, lastDay }: Pick<PickRecord, 'firstDay' | 'lastDay'>): string =>
  firstDay === lastDay ? formatDate(firstDay) : `${formatDate(firstDay)} 至 ${formatDate(lastDay)}`

const OUTCOMES = { win: '胜', draw: '平', loss: '负' } as const
const STATES = { ahead: '未开始', running: '进行中', updating: '更新中', void: '作废' } as const

/** Returns what became of a pick, in a word and its points. */
export const pickValue = ({ state, result }: PickRecord): string =>
  result !== null && state === 'settled'
    ? `${OUTCOMES[result.outcome]} ${pointsText(result.excess)}`
    : state === 'settled'
      ? STATES.updating
      : STATES[state]

/** Returns the fund and the index of a pick that is settled. */
export const pickNote = ({ result }: PickRecord): string | undefined =>
  result === null
    ? undefined
    : `基金 ${pointsText(result.fund)}%，指数 ${pointsText(result.index)}%`
