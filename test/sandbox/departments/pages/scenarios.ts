import { listLivePages, queryPage } from '#api/calls/page.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const page: readonly Scenario[] = [
  scenario(queryPage, (p) => p.anyone(queryPage, { slot: 'fund-home' }), {
    notFound: (p) => p.anyone(queryPage, { pageId: 'no-such-page' }),
    pageEnded: (p) => p.anyone(queryPage, { pageId: 'p-over' }),
    pageNotYet: (p) => p.anyone(queryPage, { pageId: 'p-soon' }),
    pageNotForYou: async (p) => (await p.as('zhang'))(queryPage, { pageId: 'p-vip' }),
  }),

  scenario(listLivePages, (p) => p.anyone(listLivePages, { renderer: 1, size: 3 })),
]
