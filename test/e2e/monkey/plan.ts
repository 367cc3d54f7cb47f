import * as v from 'valibot'
import { PERSONAS } from '#test/sandbox/people/personas.ts'

/** The acts of one walk: few enough to follow by eye, enough to be lost on the way. */
const ACTS = 60
/** The walk of `npm test`: the same acts each time. */
const SHORT = { seed: 20_261_126, acts: 20 }

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(least), v.maxValue(most))

const users = PERSONAS.map(({ userId }) => userId)

const wishes = v.object({
  MONKEY: v.optional(v.literal('1')),
  MONKEY_SEED: v.optional(whole(0, 999_999_999)),
  MONKEY_MINUTES: v.optional(whole(1, 600)),
  MONKEY_ACTS: v.optional(whole(1, 10_000)),
  MONKEY_USER: v.optional(v.picklist(users)),
  MONKEY_REPLAY: v.optional(v.string()),
})

export interface MonkeyPlan {
  /** True if this is the walk of `npm test`: on one engine. */
  readonly isShort: boolean
  /** That of the first walk; each further one has the next. */
  readonly seed: number
  /** The acts of a walk. */
  readonly acts: number
  /** Until when another walk begins; 0: there is one. */
  readonly minutes: number
  /** The one persona of all walks; null: any, and no user. */
  readonly user: string | null
  /** A trail that is followed instead. */
  readonly replay: string | null
}

/**
 * Returns what the variables that `npm run e2e -- --monkey` sets ask for; without them the short
 * walk.
 */
export function monkeyPlan(env: NodeJS.ProcessEnv): MonkeyPlan {
  const wish = v.parse(wishes, env)
  if (wish.MONKEY === undefined)
    return { ...SHORT, isShort: true, minutes: 0, user: null, replay: null }
  return {
    isShort: false,
    seed: wish.MONKEY_SEED ?? SHORT.seed,
    acts: wish.MONKEY_ACTS ?? ACTS,
    minutes: wish.MONKEY_MINUTES ?? 0,
    user: wish.MONKEY_USER ?? null,
    replay: wish.MONKEY_REPLAY ?? null,
  }
}
