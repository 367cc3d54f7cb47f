import {
  buyGameFund,
  mncjActivityHdMncjPositionDetails,
  mncjPositionInfo,
  sellGameFund,
  sellPreview,
} from '#api/calls/game-trading.ts'
import { okPayload } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  endGame,
  game,
  GAME_FUND,
  gamePurchase,
  holder,
  noGame,
  player,
} from '#test/sandbox/testing/coverage/steps-game.ts'

const details = { ...game, fundCode: GAME_FUND }
const preview = { ...details, shares: '10.00' }
const sale = { ...game, requestNo: 'GAMESALE000000001', fundCode: GAME_FUND, shares: '10.00' }

export const gameTrading: readonly Scenario[] = [
  scenario(mncjPositionInfo, async (p) => (await holder(p))(mncjPositionInfo, game), {
    notFound: async (p) => (await p.as('zhang'))(mncjPositionInfo, noGame),
  }),

  scenario(
    mncjActivityHdMncjPositionDetails,
    async (p) => {
      const zhang = await holder(p)
      okPayload(await zhang(sellGameFund, sale))
      return zhang(mncjActivityHdMncjPositionDetails, details)
    },
    { notFound: async (p) => (await player(p))(mncjActivityHdMncjPositionDetails, details) },
  ),

  scenario(sellPreview, async (p) => (await holder(p))(sellPreview, preview), {
    notFound: async (p) => (await player(p))(sellPreview, preview),
    gameMoneyShort: async (p) => (await holder(p))(sellPreview, { ...preview, shares: '99999.00' }),
  }),

  scenario(buyGameFund, async (p) => (await player(p))(buyGameFund, gamePurchase), {
    notFound: async (p) => (await player(p))(buyGameFund, { ...gamePurchase, fundCode: '980203' }),
    activityOver: async (p) => {
      const zhang = await player(p)
      await endGame(p)
      return zhang(buyGameFund, gamePurchase)
    },
    cannotJoin: async (p) => (await p.as('zhang'))(buyGameFund, gamePurchase),
    gameMoneyShort: async (p) =>
      (await player(p))(buyGameFund, { ...gamePurchase, amount: '100000.01' }),
    amountOutOfRange: async (p) =>
      (await player(p))(buyGameFund, { ...gamePurchase, amount: '0.01' }),
  }),

  scenario(sellGameFund, async (p) => (await holder(p))(sellGameFund, sale), {
    notFound: async (p) => (await player(p))(sellGameFund, { ...sale, fundCode: '980203' }),
    activityOver: async (p) => {
      const zhang = await holder(p)
      await endGame(p)
      return zhang(sellGameFund, sale)
    },
    cannotJoin: async (p) => (await p.as('zhang'))(sellGameFund, sale),
    gameMoneyShort: async (p) => (await player(p))(sellGameFund, sale),
  }),
]
