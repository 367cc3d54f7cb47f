import { assetCurve, gameResult, rankList, setAnonymous } from '#api/calls/game-standing.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { game, holder, noGame, player } from '#test/sandbox/testing/coverage/steps-game.ts'

const page = { page: 1, size: 10 }

export const gameStanding: readonly Scenario[] = [
  scenario(rankList, async (p) => (await player(p))(rankList, { ...game, ...page }), {
    notFound: async (p) => (await p.as('zhang'))(rankList, { ...noGame, ...page }),
  }),

  scenario(assetCurve, async (p) => (await holder(p))(assetCurve, game), {
    notFound: async (p) => (await p.as('zhang'))(assetCurve, noGame),
  }),

  scenario(gameResult, async (p) => (await holder(p))(gameResult, game), {
    notFound: async (p) => (await p.as('zhang'))(gameResult, noGame),
  }),

  scenario(setAnonymous, async (p) => (await p.as('zhang'))(setAnonymous, { anonymous: '0' }), {}),
]
