import { gameResult } from '#api/calls/game-standing.ts'
import { buyGameFund } from '#api/calls/game-trading.ts'
import {
  isOverTime,
  mncjActivityIndex,
  mncjActivityIndexComment,
  mncjActivityRecommendFundList,
  mncjActivityUser,
  queryFundLevel,
  queryInvite,
  receiveGameMoney,
  updateRewardStatus,
} from '#api/calls/trading-game.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  endGame,
  game,
  GAME_FUND,
  gamePurchase,
  noGame,
  player,
} from '#test/sandbox/testing/coverage/steps-game.ts'

const comments = { page: 1, size: 10 }
const firstBuy = { ...game, rewardId: 'first-buy' }

/** A player whose first purchase is confirmed, which earns a reward. */
async function earner(p: Provider) {
  const zhang = await player(p)
  okPayload(await zhang(buyGameFund, gamePurchase))
  await p.moveClock({ next: 'settlement' })
  return zhang
}

export const tradingGame: readonly Scenario[] = [
  scenario(isOverTime, async (p) => p.anyone(isOverTime, game), {
    notFound: async (p) => p.anyone(isOverTime, noGame),
  }),

  scenario(mncjActivityIndex, async (p) => (await player(p))(mncjActivityIndex, game), {
    notFound: async (p) => (await p.as('zhang'))(mncjActivityIndex, noGame),
  }),

  scenario(
    mncjActivityIndexComment,
    async (p) => p.anyone(mncjActivityIndexComment, { ...game, ...comments }),
    { notFound: async (p) => p.anyone(mncjActivityIndexComment, { ...noGame, ...comments }) },
  ),

  scenario(queryInvite, async (p) => (await p.as('zhang'))(queryInvite, game), {
    notFound: async (p) => (await p.as('zhang'))(queryInvite, noGame),
  }),

  scenario(
    mncjActivityRecommendFundList,
    async (p) => p.anyone(mncjActivityRecommendFundList, game),
    { notFound: async (p) => p.anyone(mncjActivityRecommendFundList, noGame) },
  ),

  scenario(queryFundLevel, async (p) => p.anyone(queryFundLevel, { fundCode: GAME_FUND }), {
    notFound: async (p) => p.anyone(queryFundLevel, { fundCode: '999999' }),
  }),

  scenario(mncjActivityUser, async (p) => (await player(p))(mncjActivityUser, game), {
    notFound: async (p) => (await p.as('zhang'))(mncjActivityUser, noGame),
  }),

  scenario(
    receiveGameMoney,
    async (p) => {
      const { inviteCode } = okPayload(await (await p.as('zhang'))(queryInvite, game))
      return (await p.as('xu'))(receiveGameMoney, { ...game, inviteCode })
    },
    {
      notFound: async (p) => (await p.as('zhang'))(receiveGameMoney, noGame),
      activityOver: async (p) => {
        await endGame(p)
        return (await p.as('zhang'))(receiveGameMoney, game)
      },
      cannotJoin: async (p) => (await p.as('li'))(receiveGameMoney, game),
      alreadyClaimed: async (p) => (await player(p))(receiveGameMoney, game),
    },
  ),

  scenario(updateRewardStatus, async (p) => (await earner(p))(updateRewardStatus, firstBuy), {
    notFound: async (p) =>
      (await p.as('zhang'))(updateRewardStatus, { ...game, rewardId: 'no-such-reward' }),
    notEarned: async (p) => (await player(p))(updateRewardStatus, firstBuy),
    activityOver: async (p) => {
      const zhang = await earner(p)
      const { claimUntil } = okPayload(await zhang(gameResult, game))
      await p.moveClock({ to: claimUntil })
      return zhang(updateRewardStatus, firstBuy)
    },
    alreadyClaimed: async (p) => {
      const zhang = await earner(p)
      okPayload(await zhang(updateRewardStatus, firstBuy))
      return zhang(updateRewardStatus, firstBuy)
    },
  }),
]
