import { expect } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import {
  listMonthlyAssets,
  listMonthlyProfits,
  queryMonthlyReport,
} from '#api/calls/monthly-report.ts'
import { add, sum } from '#domain/money/money.ts'
import { closingOf, convertedBetweenFunds } from '#domain/report/month-report.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import { ask, type Session } from '#test/sandbox/testing/test-client.ts'

/**
 * Every month of a person's reports, which are returned: each opens where the one before closed, its figures add up to
 * the cent, fund by fund, and the last one closes with what the assets say now.
 */
export async function expectReportsAddUp(sandbox: Sandbox, session: Session): Promise<string[]> {
  const { months } = await ask(sandbox, queryMonthlyReport, {}, session)
  let closed = '0.00'
  const checked = months.toReversed()
  for (const month of checked) {
    const it = await ask(sandbox, queryMonthlyReport, { month }, session)
    expect(it.openingAsset).toBe(closed)
    closed = it.closingAsset
    expect(closingOf({ ...it, opening: it.openingAsset })).toBe(it.closingAsset)
    const rows = await ask(sandbox, listMonthlyProfits, { month }, session)
    const { profit, profits, converted } = rows
    const { openingAsset, inflow, outflow, closingAsset } = it
    expect(rows).toMatchObject({ openingAsset, inflow, outflow, profit: it.profit, closingAsset })
    expect(Number(sum(profits.map((row) => row.profit)))).toBe(Number(profit))
    expect(convertedBetweenFunds(profits, it)).toBe(converted)
    for (const row of profits)
      expect(closingOf({ ...row, opening: row.openingAmount })).toBe(row.closingAmount)
    const held = await ask(sandbox, listMonthlyAssets, { month }, session)
    expect(held.closingAsset).toBe(it.closingAsset)
    const parts = sum(held.assets.map((row) => row.amount))
    expect(Number(add(parts, held.inTransit))).toBe(Number(it.closingAsset))
    expect(Number(sum(it.allocation.map((row) => row.amount)))).toBe(Number(it.closingAsset))
  }
  expect(closed).toBe((await ask(sandbox, listAssetsChannel, {}, session)).totalAsset)
  return checked
}
