import { querySmartStrategy } from '#api/calls/smart-strategy.ts'
import { RET } from '#api/endpoint.ts'
import { forAnyone } from '#test/sandbox/kernel/route.ts'
import { strategyOf } from '#test/sandbox/departments/plans/strategies.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'

export const smartStrategyFamily = [
  forAnyone(querySmartStrategy, ({ productCode }, { market, clock }) => {
    const strategy = strategyOf(market, productCode, clock.now())
    if (!strategy) throw new Refusal(RET.notFound, '没有这个策略')
    return strategy
  }),
]
