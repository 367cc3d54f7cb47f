import { claimGoldTreeStage, queryGoldTree, waterGoldTree } from '#api/calls/gold/tree.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import { claimStage, goldTree, waterOnce } from './gold-tree.ts'

export const goldTreeFamily = [
  forUser(queryGoldTree, ({ activityId }, world, user) => goldTree(world, user, activityId)),

  forUser(waterGoldTree, (request, world, user) => waterOnce(world, user, request)),

  forUser(claimGoldTreeStage, (request, world, user) => claimStage(world, user, request)),
]
