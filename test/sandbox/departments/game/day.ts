import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { announceGameBuys } from './announce-games.ts'
import { settleGames } from './game-settlement.ts'

export const day: DepartmentDay = {
  follow: (db, market, happened) =>
    announceGameBuys(db, settleGames(db, market, happened), happened.due),
}
