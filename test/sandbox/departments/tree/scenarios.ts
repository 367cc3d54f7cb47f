import {
  claimGoldTreeStage,
  listGoldTreeRecords,
  queryGoldTree,
  waterGoldTree,
} from '#api/calls/gold/tree.ts'
import type { Call } from '#api/client.ts'
import { TREE, TREE_LATER } from '#test/sandbox/departments/activity/catalogue.ts'
import { okPayload } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const tap = (call: Call, no: number, activityId = TREE) =>
  call(waterGoldTree, { activityId, requestNo: `TAP${String(no).padStart(17, '0')}` })

const claim = { activityId: TREE, round: 1, stage: 'sprout' } as const

export const goldTree: readonly Scenario[] = [
  scenario(queryGoldTree, async (p) => (await p.as('zhang'))(queryGoldTree, { activityId: TREE }), {
    notFound: async (p) => (await p.as('zhang'))(queryGoldTree, { activityId: 'mncj-1' }),
  }),
  scenario(listGoldTreeRecords, async (p) =>
    (await p.as('zhang'))(listGoldTreeRecords, { page: 1, size: 20 }),
  ),
  scenario(waterGoldTree, async (p) => tap(await p.as('zhang'), 1), {
    notFound: async (p) => tap(await p.as('zhang'), 1, 'mncj-1'),
    activityOver: async (p) => tap(await p.as('zhang'), 1, TREE_LATER),
    notEarned: async (p) => tap(await p.as('wang'), 1),
    limitReached: async (p) => {
      const zhang = await p.as('zhang')
      for (let no = 1; no <= 10; no += 1) okPayload(await tap(zhang, no))
      return tap(zhang, 11)
    },
  }),
  scenario(claimGoldTreeStage, async (p) => (await p.as('zhang'))(claimGoldTreeStage, claim), {
    notFound: async (p) =>
      (await p.as('zhang'))(claimGoldTreeStage, { ...claim, activityId: 'mncj-1' }),
    notAuthenticated: async (p) => (await p.as('li'))(claimGoldTreeStage, claim),
    notEarned: async (p) =>
      (await p.as('zhang'))(claimGoldTreeStage, { ...claim, stage: 'sapling' }),
    alreadyClaimed: async (p) => {
      const zhang = await p.as('zhang')
      okPayload(await zhang(claimGoldTreeStage, claim))
      return zhang(claimGoldTreeStage, claim)
    },
    activityOver: async (p) =>
      (await p.as('zhang'))(claimGoldTreeStage, { ...claim, activityId: TREE_LATER }),
  }),
]
