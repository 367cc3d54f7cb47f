import {
  claimGoldTreeStage,
  listGoldTreeRecords,
  queryGoldTree,
  waterGoldTree,
} from '#api/calls/gold/tree.ts'
import { UNIT } from '#test/sandbox/activity/books.ts'
import { ledgerRecords } from '#test/sandbox/activity/ledger-records.ts'
import { forUser } from '#test/sandbox/families/route.ts'
import { claimStage, goldTree, water } from '#test/sandbox/tree/gold-tree.ts'

export const goldTreeFamily = [
  forUser(queryGoldTree, ({ activityId }, world, user) => goldTree(world, user, activityId)),

  forUser(listGoldTreeRecords, ({ page, size }, world, user) => {
    const all = ledgerRecords(world, user, UNIT.water)
    const records = all.slice((page - 1) * size, page * size)
    return { total: all.length, records: records.map(({ exchangeNo: _, ...line }) => line) }
  }),

  forUser(waterGoldTree, (request, world, user) => water(world, user, request)),

  forUser(claimGoldTreeStage, (request, world, user) => claimStage(world, user, request)),
]
