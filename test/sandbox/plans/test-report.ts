import { expect } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import {
  listMonthlyAssets,
  listMonthlyProfits,
  queryMonthlyReport,
} from '#api/calls/monthly-report.ts'
import { add, subtract, sum } from '#domain/money/money.ts'
import type { Sandbox } from '#test/sandbox/server.ts'
import { ask, type Session } from '#test/sandbox/test-client.ts'

/**
 * Every month of a person's reports: each opens where the one before closed, its figures add up to
 * the cent, fund by fund, and the last one closes with what the assets say now.
 */
export async function expectReportsAddUp(sandbox: Sandbox, session: Session): Promise<void> {
  const { months } = await ask(sandbox, queryMonthlyReport, {}, session)
  let closed = '0.00'
  for (const month of months.toReversed()) {
    const it = await ask(sandbox, queryMonthlyReport, { month }, session)
    expect(it.openingAsset).toBe(closed)
    closed = it.closingAsset
    const reckoned = subtract(sum([it.openingAsset, it.inflow, it.profit]), it.outflow)
    expect(Number(reckoned)).toBe(Number(it.closingAsset))
    const { profit, profits } = await ask(sandbox, listMonthlyProfits, { month }, session)
    expect(profit).toBe(it.profit)
    expect(Number(sum(profits.map((row) => row.profit)))).toBe(Number(profit))
    for (const row of profits) {
      const own = subtract(sum([row.openingAmount, row.inflow, row.profit]), row.outflow)
      expect(Number(own)).toBe(Number(row.closingAmount))
    }
    const held = await ask(sandbox, listMonthlyAssets, { month }, session)
    expect(held.closingAsset).toBe(it.closingAsset)
    const parts = sum(held.assets.map((row) => row.amount))
    expect(Number(add(parts, held.inTransit))).toBe(Number(it.closingAsset))
    expect(Number(sum(it.allocation.map((row) => row.amount)))).toBe(Number(it.closingAsset))
  }
  expect(closed).toBe((await ask(sandbox, listAssetsChannel, {}, session)).totalAsset)
}
