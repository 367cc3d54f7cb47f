/**
 * Rules, the outside mall, tasks for gold coins, welfare (rules.md#activity-calls). The game and the keep challenge
 * have files of their own.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { rewardToast, task } from '#api/entities.ts'
import { date8, nothing, text, total } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { activityId } from './trading-game.ts'

export const getActivityRule = query({
  name: 'getActivityRule',
  about: "Gives an activity's rules.",
  method: 'POST',
  path: '/th/doubleEgg/getActivityRule',
  needsUser: false,
  errors: ['notFound'],
  source: 'given',
  request: v.object({ activityId }),
  payload: v.object({
    title: v.string(),
    startDate: date8,
    endDate: date8,
    rules: v.array(v.object({ heading: v.string(), text: v.string() })),
  }),
})

/**
 * The address signs the user in there once and expires soon: fetch it when it is tapped, never
 * before.
 */
export const autoLoginUrl = query({
  name: 'autoLoginUrl',
  about: "Gives an address that opens the points mall's page signed in.",
  method: 'POST',
  path: '/api/mall/external/autoLoginUrl',
  progress: 'toast',
  errors: ['redirectRefused'],
  source: 'given',
  /** A page of the mall; its home without. */
  request: v.object({ redirect: v.optional(v.pipe(text(2_000), v.url())) }),
  payload: v.object({ url: v.string() }),
})

const goldTask = v.object({
  ...task.entries,
  taskId: v.string(),
  category: v.string(),
  title: v.string(),
  goldCount: total,
  state: v.picklist(['open', 'earned', 'claimed']),
})

/**
 * Reports a task that the page itself sees done, such as having read something; the others the
 * provider sees.
 */
export const processGoldCoinsTask = mutation({
  name: 'processGoldCoinsTask',
  about: 'Reports a gold-coin task as done, or with no task just lists them.',
  method: 'POST',
  path: '/th/growthPoints/processGoldCoinsTask',
  progress: 'none',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound'],
  source: 'given',
  request: v.object({ taskBizId: v.optional(text(64)) }),
  payload: v.object({
    goldBalance: total,
    tasks: rows(goldTask),
    /** The coins of the seven days of signing in, and how many of them are claimed in a row. */
    signIn: v.object({
      coins: v.array(total),
      claimed: total,
      today: v.picklist(['open', 'claimed']),
      taskId: v.string(),
    }),
  }),
})

const claimed = v.object({ goldBalance: total, reward: rewardToast })

export const claimGoldCoinsTask = mutation({
  name: 'claimGoldCoinsTask',
  about: 'Claims the gold coins of one task.',
  method: 'POST',
  path: '/th/growthPoints/claimGoldCoinsTask',
  progress: 'none',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'notEarned', 'alreadyClaimed'],
  source: 'given',
  request: v.object({ taskId: text(64) }),
  payload: claimed,
})

export const claimGoldCoinsTaskByCategory = mutation({
  name: 'claimGoldCoinsTaskByCategory',
  about: 'Claims the gold coins of all tasks of a category that are done.',
  method: 'POST',
  path: '/th/growthPoints/claimGoldCoinsTaskByCategory',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'notEarned'],
  source: 'given',
  request: v.object({ category: text(32) }),
  payload: claimed,
})

export const getUserWelfareInfo = query({
  name: 'getUserWelfareInfo',
  about: "Lists the user's welfare: what can be had, was had, or lapsed.",
  method: 'GET',
  path: '/api/lottery/getUserWelfareInfo',
  source: 'given',
  request: nothing,
  payload: v.object({
    /** Draws left in the lottery. */
    drawsLeft: total,
    welfares: rows(
      v.object({
        welfareId: v.string(),
        title: v.string(),
        /** 1 gold coin, 2 coupon, 3 other. */
        rewardType: v.picklist(['1', '2', '3']),
        goldCount: v.nullable(total),
        cardId: v.nullable(v.string()),
        /** `earned`: waits to be claimed. */
        state: v.picklist(['open', 'earned', 'claimed', 'lapsed']),
        expireDate: v.nullable(date8),
      }),
    ),
  }),
})
