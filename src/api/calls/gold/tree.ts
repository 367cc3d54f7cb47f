/** The gold tree: water from tasks, stages with their coins (rules.md#gold-tree). */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { rewardToast, task } from '#api/entities.ts'
import { count, date8, page, requestNo, text, time14, total } from '#api/fields.ts'
import { rows } from '#api/rows.ts'

const activityId = text(32)
const stage = v.picklist(['seed', 'sprout', 'sapling', 'tree', 'fruit'])

const tree = { round: total, watered: total, water: total, todayLeft: total }

export const queryGoldTree = query({
  name: 'queryGoldTree',
  about: "Gives the user's tree with its water, its tasks and the rewards of its stages.",
  method: 'GET',
  path: '/th/goldTree/queryGoldTree',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ activityId }),
  payload: v.object({
    activityId,
    state: v.picklist(['later', 'running', 'over']),
    startDate: date8,
    endDate: date8,
    /** The last day on which rewards can be claimed. */
    claimUntil: date8,
    ...tree,
    rewards: rows(
      v.object({
        round: total,
        stage,
        coins: total,
        state: v.picklist(['ahead', 'earned', 'claimed', 'lapsed']),
      }),
    ),
    tasks: rows(
      v.object({
        ...task.entries,
        title: v.string(),
        water: total,
        state: v.picklist(['open', 'done']),
      }),
    ),
  }),
})

export const listGoldTreeRecords = query({
  name: 'listGoldTreeRecords',
  about: 'Lists the water that came and went, newest first.',
  method: 'GET',
  path: '/th/goldTree/listGoldTreeRecords',
  source: 'assumed',
  request: v.object(page),
  payload: v.object({
    total,
    records: rows(
      v.object({
        recordId: v.string(),
        time: time14,
        title: v.string(),
        kind: v.picklist(['earned', 'frozen', 'spent', 'expired', 'returned']),
        amount: v.pipe(v.number(), v.integer()),
        balanceAfter: total,
        expiresAt: v.nullable(date8),
      }),
    ),
  }),
})

export const waterGoldTree = mutation({
  name: 'waterGoldTree',
  about: 'Waters the tree once.',
  method: 'POST',
  path: '/th/goldTree/waterGoldTree',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'activityOver', 'notEarned', 'limitReached'],
  source: 'assumed',
  request: v.object({ activityId, requestNo }),
  payload: v.object({ ...tree, reached: v.nullable(stage) }),
})

export const claimGoldTreeStage = mutation({
  name: 'claimGoldTreeStage',
  about: 'Claims the coins of a stage; those of the last one begin the next round.',
  method: 'POST',
  path: '/th/goldTree/claimGoldTreeStage',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'notAuthenticated', 'notEarned', 'alreadyClaimed', 'activityOver'],
  source: 'assumed',
  request: v.object({ activityId, round: count(10_000), stage }),
  payload: v.object({ reward: rewardToast }),
})
