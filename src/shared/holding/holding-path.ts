import { isMoneyMarket } from '#domain/order/business-codes.ts'
import { assetPaths } from '#paths/asset.ts'

interface Held {
  readonly fundCode: string
  readonly fundTypeCode: string
}

/** Where one holding is shown: a money-market fund has a screen of its own. */
export function holdingPath({ fundCode, fundTypeCode }: Held): string {
  return isMoneyMarket({ fundTypeCode })
    ? assetPaths.holdYuEBao.to({ fundCode })
    : assetPaths.singleHold.to({ fundCode })
}
