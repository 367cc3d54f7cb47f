import { listGoldTreeRecords } from '#api/calls/gold/tree.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import { ledgerRecords } from './ledger-records.ts'

export const ledgerFamily = [
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
]
