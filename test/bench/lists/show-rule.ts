import * as v from 'valibot'
import { rankListPaths } from '#paths/rank-list.ts'
import type { PhonePage } from '#test/bench/phone-page.ts'
import type { Tracer } from '#test/bench/trace.ts'
import { answered, keyTimes, leavePicture, listen } from './type-word.ts'

const { rankDetail } = rankListPaths

/** Lists of one screen; `first` is the first page of all funds, which the others are a ratio to. */
export const RULES = {
  first: { name: 'all funds, first page', to: rankDetail.to({ ruleId: 'all' }) },
  narrowed: {
    name: 'all funds of a type and a risk, lowest first',
    to: rankDetail.to({ ruleId: 'all', type: '4', risk: '3', order: 'up' }),
  },
  board: {
    name: 'a board: mixed funds by three years',
    to: rankDetail.to({ ruleId: 'long-mixed' }),
  },
  fallen: {
    name: 'the same of five years',
    to: rankDetail.to({ ruleId: 'long-mixed', stage: '5y' }),
  },
} as const
export type Rule = keyof typeof RULES
export const RULE_KEYS: readonly Rule[] = ['first', 'narrowed', 'board', 'fallen']

/** The list that is in view before: the screen's code is there, and none of the measured answers. */
export const BEFORE = rankDetail.to({ ruleId: 'plan' })

/**
 * Goes to another list of the screen, as a tap does: by an address with a key of its own, without
 * which the list would be drawn with the row heights of the one before. The event is where its time
 * begins.
 */
const go = (to: string) => `(() => {
  dispatchEvent(new Event('beforeinput'))
  history.replaceState({ ...history.state, key: 'bench' }, '', ${JSON.stringify(to)})
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
})()`

/** Milliseconds until the rows of a rule are on the screen. */
export async function showRule(page: PhonePage, tracer: Tracer, rule: Rule): Promise<number> {
  await listen(page)
  const { events } = await tracer.record(
    () =>
      page.throttled(async () => {
        await answered(page, () => page.run(go(RULES[rule].to), v.unknown()))
        await leavePicture(page)
      }),
    { tasks: false },
  )
  const rows = await page.run(`document.querySelectorAll('[role="listitem"]').length`, v.number())
  const [taken] = keyTimes(events)
  if (rows === 0 || taken === undefined) throw new Error(`${RULES[rule].name}: no row was shown`)
  return taken.answer
}
