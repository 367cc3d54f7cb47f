import { isMoneyMarket } from '#domain/business-codes.ts'
import { assetPaths } from '#paths/asset.ts'

/** A fund may be held by itself and in a portfolio: each is a row of its own. */
export const holdingKey = (held: {
  readonly fundCode: string
  readonly portfolioCode: string
}): string => `${held.fundCode} ${held.portfolioCode}`

interface Held {
  readonly fundCode: string
  readonly fundTypeCode: string
}

/** The address of a holding's screen, which is another one for money-market funds. */
export function holdingPath({ fundCode, fundTypeCode }: Held): string {
  return isMoneyMarket({ fundTypeCode, fundCode })
    ? assetPaths.holdYuEBao.to({ fundCode })
    : assetPaths.singleHold.to({ fundCode })
}
