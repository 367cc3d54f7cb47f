import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { announceGameBuys } from './game-rewards.ts'
import { settleGames } from './game-settlement.ts'
import { playSoFar } from './open-game.ts'

export const day: DepartmentDay = {
  follow: (db, market, happened) =>
    announceGameBuys(db, settleGames(db, market, happened), happened.due),
  openings: [{ order: 20, open: playSoFar }],
}
