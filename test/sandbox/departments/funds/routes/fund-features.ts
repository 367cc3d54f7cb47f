import { queryFeatureData } from '#api/calls/fund-features.ts'
import { forAnyone, fundOr404 } from '#test/sandbox/kernel/route.ts'
import { featureData } from '#test/sandbox/market/feature-data.ts'

export const fundFeaturesFamily = [
  forAnyone(queryFeatureData, ({ fundCode }, world) =>
    featureData(world.market, fundOr404(world, fundCode), world.clock.now()),
  ),
]
