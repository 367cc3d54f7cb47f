import type { Call } from '#api/client.ts'
import { buyGameFund } from '#api/calls/game-trading.ts'
import { isOverTime, receiveGameMoney } from '#api/calls/trading-game.ts'
import { GAME } from '#test/sandbox/departments/activity/catalogue.ts'
import { okPayload, type Provider } from './provider.ts'

export const game = { activityId: GAME }

/** No activity has this id. */
export const noGame = { activityId: 'no-such-game' }

/** One of the funds that the game is played with. */
export const GAME_FUND = '980301'

/** A verified investor who has just taken the game's money. */
export async function player(p: Provider): Promise<Call> {
  const zhang = await p.as('zhang')
  okPayload(await zhang(receiveGameMoney, game))
  return zhang
}

/** The fields of a purchase of 1,000.00 simulated yuan. */
export const gamePurchase = {
  ...game,
  requestNo: 'GAMEPURCHASE00001',
  fundCode: GAME_FUND,
  amount: '1000.00',
}

/** A player whose purchase can be sold again. */
export async function holder(p: Provider): Promise<Call> {
  const zhang = await player(p)
  okPayload(await zhang(buyGameFund, gamePurchase))
  await p.moveClock({ to: '20260313100000' })
  return zhang
}

/** Moves to where the game is over. */
export async function endGame(p: Provider): Promise<void> {
  const { endTime } = okPayload(await p.anyone(isOverTime, game))
  await p.moveClock({ to: endTime })
}
