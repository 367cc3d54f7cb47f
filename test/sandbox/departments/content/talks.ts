import type * as v from 'valibot'
import type { listTalks } from '#api/calls/company.ts'
import { addDays, secondsBetween, type Time14 } from '#domain/calendar/calendar-date.ts'
import { authorOf, follows, type Viewer } from '#test/sandbox/departments/content/people.ts'
import { BEGUN } from '#test/sandbox/kernel/clock.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

interface Given {
  readonly talkId: string
  readonly title: string
  readonly about: string
  readonly personId: string
  /** Days after the one on which the sandbox began, and the time of day. */
  readonly day: number
  readonly at: string
  readonly minutes: number
  readonly itemId: string | null
  /** Reminders before users of this sandbox. */
  readonly before: number
}

const GIVEN: readonly Given[] = [
  {
    talkId: 'h-cash-flow',
    title: '低估值不等于便宜：先看现金流',
    about: '怎样从三张报表里找到真实的现金流，以及它和估值的关系。',
    personId: 'm-xu',
    day: -5,
    at: '200000',
    minutes: 45,
    itemId: 'a-letters-q4',
    before: 1_240,
  },
  {
    talkId: 'h-liquidity',
    title: '季末的流动性从哪里来，到哪里去',
    about: '货币市场在季末为什么会变紧，货币基金怎样提前安排。',
    personId: 'm-su',
    day: 0,
    at: '193000',
    minutes: 40,
    itemId: null,
    before: 862,
  },
  {
    talkId: 'h-bonds',
    title: '利率低位，债券组合的三个支点',
    about: '票息、久期与信用，低利率下怎样取舍，现场回答事先提交的问题。',
    personId: 'm-tang',
    day: 2,
    at: '200000',
    minutes: 45,
    itemId: null,
    before: 2_315,
  },
  {
    talkId: 'h-medicine',
    title: '集采常态化之后，怎么读一家药企的年报',
    about: '研发费用、在研管线与回款，三处容易读错的地方。',
    personId: 'm-lin',
    day: 6,
    at: '193000',
    minutes: 60,
    itemId: null,
    before: 3_108,
  },
  {
    talkId: 'h-index',
    title: '跟踪误差的来龙去脉',
    about: '同一个指数的基金，为什么走出了不同的曲线。',
    personId: 'm-bai',
    day: 13,
    at: '200000',
    minutes: 40,
    itemId: null,
    before: 977,
  },
]

export type Talk = Given & { readonly startTime: Time14 }

export const talkTimes = ({ db, clock }: World): Talk[] => {
  const begun = (db.meta(BEGUN) ?? clock.now()).slice(0, 8)
  return GIVEN.map((it) => Object.assign({ startTime: `${addDays(begun, it.day)}${it.at}` }, it))
}

export const talkById = (world: World, talkId: string): Talk | undefined =>
  talkTimes(world).find((it) => it.talkId === talkId)

const SHOWN_DAYS = 14

export function talkList(
  world: World,
  viewer: Viewer,
): v.InferInput<typeof listTalks.payload>['talks'] {
  const now = world.clock.now()
  const since = `${addDays(now.slice(0, 8), -SHOWN_DAYS)}000000`
  return talkTimes(world)
    .filter((it) => it.startTime >= since)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
    .map(({ talkId, title, about, personId, startTime, minutes, itemId }) => {
      const ago = startTime > now ? -1 : secondsBetween(startTime, now)
      return {
        talkId,
        title,
        about,
        speaker: authorOf(world.db, personId),
        startTime,
        minutes,
        state: ago < 0 ? 'coming' : ago < minutes * 60 ? 'live' : 'over',
        itemId: ago < minutes * 60 ? null : itemId,
        reminded: follows(world.db, viewer, `talk:${talkId}`),
      }
    })
}
