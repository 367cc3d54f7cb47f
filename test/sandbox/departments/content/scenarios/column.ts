import { queryColumn } from '#api/calls/coupons/column.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const column: readonly Scenario[] = [
  scenario(queryColumn, async (p) => p.anyone(queryColumn, { columnId: 'col-lin' }), {
    notFound: async (p) => p.anyone(queryColumn, { columnId: 'col-outside' }),
  }),
]
