import { stageOf, STAGE_NAMES, STAGES, type StageTimes } from '#domain/invite/stages.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'

/** The stages as steps of a timeline, each with its day; `over`: none of them is still to be done. */
export function stageSteps(times: StageTimes, over = false) {
  const current = stageOf(times)
  const done = current === null ? 0 : STAGES.indexOf(current) + 1
  return STAGES.map((key, at) => {
    const time = times[key]
    const open = at === done && !over ? ('now' as const) : ('pending' as const)
    return {
      key,
      label: STAGE_NAMES[key],
      date: time === null ? '' : formatDateTime(time, { seconds: false }),
      state: at < done ? ('done' as const) : open,
    }
  })
}
