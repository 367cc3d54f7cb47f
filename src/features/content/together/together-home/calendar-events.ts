import type * as v from 'valibot'
import type { listTalks, queryTogether } from '#api/calls/company.ts'
import type { listMilestones } from '#api/calls/content.ts'
import { circlePaths } from '#paths/circle.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundManagerPaths } from '#paths/fund-manager.ts'

type Event = v.InferOutput<typeof queryTogether.payload>['events'][number]
type Talk = v.InferOutput<typeof listTalks.payload>['talks'][number]
type Milestone = v.InferOutput<typeof listMilestones.payload>['records'][number]

export interface CalendarEvent {
  readonly eventId: string
  /** YYYYMMDD. */
  readonly date: string
  readonly kind: string
  readonly title: string
  readonly note: string
  /** Null: it leads nowhere. */
  readonly href: string | null
}

const KINDS: Readonly<Record<Event['kind'], string>> = {
  report: '报告',
  dividend: '分红',
  debit: '扣款',
  opening: '开放',
}

function eventPath({ kind, fundCode, planNo }: Event): string | null {
  if (kind === 'debit') return planNo === null ? null : directInvestPaths.detail.to({ planNo })
  if (fundCode === null) return null
  switch (kind) {
    case 'report':
      return fundDetailPaths.fundFiles.to({ fundCode, kind: 'report' })
    case 'dividend':
      return fundDetailPaths.fundValueHistory.to({ fundCode, only: 'dividend' })
    case 'opening':
      return fundDetailPaths.fundDetailSingle.to({ fundCode })
  }
}

/** Marks what is expected, with its quarter where the day is not known. */
function whenNote(quarter: string, expected: boolean): string {
  if (quarter === '') return expected ? '日期为预计' : ''
  return `${expected ? '预计 ' : ''}${quarter.slice(0, 4)} 年第 ${quarter.slice(5)} 季度`
}

/** The provider's events, with the talks and milestones that the user is reminded of. */
export function calendarEvents(
  events: readonly Event[],
  talks: readonly Talk[],
  milestones: readonly Milestone[],
): readonly CalendarEvent[] {
  return [
    ...events.map((it) => ({
      eventId: it.eventId,
      date: it.date,
      kind: KINDS[it.kind],
      title: it.title,
      note: it.note,
      href: eventPath(it),
    })),
    ...talks
      .filter(({ reminded }) => reminded)
      .map(({ talkId, startTime, title, speaker }) => ({
        eventId: talkId,
        date: startTime.slice(0, 8),
        kind: '讲座',
        title,
        note: `${startTime.slice(8, 10)}:${startTime.slice(10, 12)} 开始，${speaker.name}`,
        href: fundManagerPaths.home.to(),
      })),
    ...milestones.map(({ milestoneId, date, quarter, title, company, expected }) => ({
      eventId: milestoneId,
      date,
      kind: '大事',
      title,
      note: [company, whenNote(quarter, expected)].filter((it) => it !== '').join('，'),
      href: circlePaths.tool.to({ month: date.slice(0, 6) }),
    })),
  ]
}
