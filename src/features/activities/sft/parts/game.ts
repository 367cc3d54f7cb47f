import { RUNNING } from '#domain/campaign/running-editions.ts'
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { mncjPositionInfo } from '#api/calls/game-trading.ts'
import {
  isOverTime,
  mncjActivityRecommendFundList,
  mncjActivityUser,
} from '#api/calls/trading-game.ts'
import { queryFor } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { hasAccount, session } from '#session/session.ts'

/** The fields of the game's addresses that name the game. */
export interface GameInput {
  readonly activityId?: string | undefined
}

/** The game of an address: the one that it names, else the build's. */
export const gameOf = ({ activityId }: GameInput): string => activityId ?? RUNNING.sft

/** The game into which friends are invited: the one of the address, else the build's own for it. */
export const inviteGame = ({ activityId }: GameInput): string => activityId ?? RUNNING.sftInvite

/** The same as the field of a further address, where the address has it. */
export const sameGame = ({ activityId }: GameInput) =>
  activityId === undefined ? {} : { activityId }

/** Returns when the game runs. */
export const useGamePeriod = (activityId: string) => useCurrent(isOverTime, { activityId })

/** The funds that the game is played with. */
export const useGameFunds = (activityId: string) =>
  useQuery(queryFor(mncjActivityRecommendFundList, { activityId }))

/** Returns whether a game is played with a fund. */
export const isListed = (
  game: { readonly funds: readonly { readonly fundCode: string }[] } | undefined,
  fundCode: string,
): boolean => game?.funds.some((it) => it.fundCode === fundCode) === true

/** Returns who plays, and the cash that is left. */
export const usePlayer = (activityId: string) => useCurrent(mncjActivityUser, { activityId })

/** The user's position in a fund; undefined without one, and until it is known. */
export function usePosition(activityId: string, fundCode: string) {
  const { data, isLoading } = usePositions(activityId)
  return { isLoading, position: data?.positions.find((it) => it.fundCode === fundCode) }
}

/** The user's positions; no data for who is not signed in. */
export function usePositions(activityId: string) {
  useSnapshot(session)
  return useCurrent(mncjPositionInfo, { activityId }, { enabled: hasAccount() })
}
