import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { closedDaysText } from '#domain/calendar/overseas-closure.ts'
import { provisionalYears } from '#domain/calendar/planned-day.ts'
import { now14 } from '#platform/clock.ts'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'
import { Note } from '#ui/text/Note.tsx'
import { isAbroad, usePublishedUntil, type OverseasDays } from './planned-day.ts'

interface Props {
  /** The trading days that the screen shows. */
  readonly dates: readonly (Date8 | null | undefined)[]
  /** The markets abroad of the fund, plan or order whose days they are. */
  readonly overseas?: OverseasDays | undefined
}

const NO_MARKETS: OverseasDays = { overseasMarkets: [], overseasClosures: [] }

/**
 * The reasons of the dates: days on which a market abroad is closed, and years whose closures are not
 * published, the latter a tap away. Renders nothing where there is nothing to say.
 */
export function CalendarNote({ dates, overseas = NO_MARKETS }: Props) {
  const home = provisionalYears(dates, usePublishedUntil())
  const both = provisionalYears(dates, usePublishedUntil(isAbroad(overseas)))
  const abroad = both.filter((year) => !home.includes(year))
  const { overseasMarkets, overseasClosures } = overseas
  return (
    <>
      {overseasClosures.length === 0 ? null : (
        <Note gap={1}>
          {`境外市场休市：${closedDaysText(overseasClosures, now14())}，不是该基金的交易日，日期顺延`}
        </Note>
      )}
      {home.length === 0 ? null : (
        <Note gap={1}>
          <InfoTip term="provisionalDays">
            {`交易所尚未公布 ${home.join('、')} 年休市安排，日期以公告为准`}
          </InfoTip>
        </Note>
      )}
      {abroad.length === 0 ? null : (
        <Note gap={1}>
          <InfoTip term="provisionalDays">
            {`${overseasMarkets.join('、')}市场 ${abroad.join('、')} 年休市安排尚未确定，日期以公告为准`}
          </InfoTip>
        </Note>
      )}
    </>
  )
}
