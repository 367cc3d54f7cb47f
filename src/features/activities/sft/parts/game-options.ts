import { queryFundOne } from '#api/calls/fund.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import type { OrderOptions, TradingDay } from '#shared/engines/order/send/order-options.ts'
import { gameDay } from './game-day.ts'
import { gameOf, sameGame, type GameInput } from './game.ts'

type ResultInput = PathInput<typeof sftPaths.sftPurchaseSuccess>

const TRADES = {
  buy: {
    verb: '模拟买入',
    draft: 'sftPurchase',
    resultPath: (input: ResultInput) => sftPaths.sftPurchaseSuccess.to(input),
  },
  sell: {
    verb: '模拟卖出',
    draft: 'sftSell',
    resultPath: (input: ResultInput) => sftPaths.sftSellSuccess.to(input),
  },
} as const

/** The order of the game, by its address. */
export interface TradeInput extends GameInput {
  readonly fundCode: string
}

/** The options that simulated orders of one kind have in common. */
export function gameOptions(
  kind: keyof typeof TRADES,
  input: TradeInput,
  fund: { readonly tradeDate: string },
): Pick<OrderOptions, 'draftKey' | 'resultPath'> & { readonly tradingDay: TradingDay } {
  const { verb, draft, resultPath } = TRADES[kind]
  const { fundCode } = input
  return {
    draftKey: `${draft}:${gameOf(input)}:${fundCode}`,
    resultPath: (requestNo) => resultPath({ ...sameGame(input), fundCode, requestNo }),
    tradingDay: {
      displayed: gameDay(fund),
      verb,
      current: async (fresh) => gameDay(await fresh(queryFundOne, { fundCode })),
    },
  }
}
