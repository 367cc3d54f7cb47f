import { compareFunds } from '#api/calls/funds/fund-comparison.ts'
import { forAnyone, fundOr404 } from '#test/sandbox/kernel/route.ts'
import { comparedFunds } from '#test/sandbox/market/comparison.ts'

export const fundComparisonFamily = [
  forAnyone(compareFunds, ({ fundCodes, span }, world) => {
    const funds = [...new Set(fundCodes.split(','))].map((code) => fundOr404(world, code))
    return comparedFunds(world.market, funds, span, world.clock.now())
  }),
]
