import {
  claimGoldTreeStage,
  listGoldTreeRecords,
  queryGoldTree,
  waterGoldTree,
} from '#api/calls/gold/tree.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { ledgerRecords } from '#test/sandbox/departments/mall/ledger-records.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import { claimStage, goldTree, waterOnce } from './gold-tree.ts'

export const goldTreeFamily = [
  forUser(queryGoldTree, ({ activityId }, world, user) => goldTree(world, user, activityId)),

  forUser(listGoldTreeRecords, ({ page, size }, world, user) => {
    const all = ledgerRecords(world, user, UNIT.water)
    return {
      total: all.length,
      records: all.slice((page - 1) * size, page * size).map((line) => ({
        recordId: line.recordId,
        time: line.time,
        title: line.title,
        kind: line.kind,
        amount: line.amount,
        balanceAfter: line.balanceAfter,
        expiresAt: line.expiresAt,
      })),
    }
  }),

  forUser(waterGoldTree, (request, world, user) => waterOnce(world, user, request)),

  forUser(claimGoldTreeStage, (request, world, user) => claimStage(world, user, request)),
]
