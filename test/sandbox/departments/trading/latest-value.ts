import { RET } from '#api/endpoint.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** The fund's latest value, or RET.notFound where it never had one. */
export function latestPoint(world: World, fund: Fund) {
  const point = world.market.rawPoints(fund.code, world.clock.now()).at(-1)
  if (!point) throw new Refusal(RET.notFound, '该基金暂无净值数据')
  return point
}
