import type { Call } from '#api/client.ts'
import { queryAllFundName } from '#api/calls/fund.ts'
import * as calls from '#api/calls/funds/watch.ts'
import { EMPTY_WATCH_LIST, MOST_WATCHED } from '#domain/watch/watch-list.ts'
import { MOST_REMINDERS, REMINDERS_A_DAY } from '#domain/watch/price-reminder.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { requestNo } from '#test/sandbox/testing/coverage/steps-content.ts'
import { FUND, NO_FUND } from '#test/sandbox/testing/coverage/steps-orders.ts'

const star = (fundCode: string) => ({
  fundCode,
  on: true,
  at: 1,
  group: '',
  note: '',
  editedAt: 0,
})

const sync = (call: Call, codes: readonly string[]) =>
  call(calls.syncWatched, { ...EMPTY_WATCH_LIST, funds: codes.map(star), order: [] })

const OF_FUND = { subject: 'fund', code: FUND } as const

const remind = (call: Call, more: object = {}) =>
  call(calls.setPriceReminder, {
    requestNo: requestNo('W'),
    code: FUND,
    kind: 'changeUp',
    limit: '3',
    ...more,
  })

export const watch: readonly Scenario[] = [
  scenario(calls.listWatched, async (p) => (await p.as('zhang'))(calls.listWatched, {})),
  scenario(calls.syncWatched, async (p) => sync(await p.as('zhang'), [FUND]), {
    limitReached: async (p) => {
      const names = await p.anyone(queryAllFundName, {})
      const funds = names.ok ? names.payload.fundInfos : []
      const codes = funds.map((it) => it.fundCode).filter((code) => /^\d{6}$/.test(code))
      return sync(await p.as('zhang'), [...new Set(codes)].slice(0, MOST_WATCHED + 50))
    },
  }),
  scenario(calls.listFundQuotes, async (p) => p.anyone(calls.listFundQuotes, { fundCodes: FUND })),
  scenario(calls.listPriceReminders, async (p) =>
    (await p.as('zhang'))(calls.listPriceReminders, OF_FUND),
  ),
  scenario(calls.setPriceReminder, async (p) => remind(await p.as('zhang')), {
    notFound: async (p) => remind(await p.as('zhang'), { code: NO_FUND.fundCode }),
    limitReached: async (p) => {
      const call = await p.as('zhang')
      for (let set = 0; set < MOST_REMINDERS; set += 1) {
        await remind(call, { requestNo: requestNo('BCDEF'.charAt(set)), limit: `1.${set}` })
      }
      return remind(call)
    },
    tooOften: async (p) => {
      const call = await p.as('zhang')
      for (let set = 0; set < REMINDERS_A_DAY; set += 1) {
        const asked = { requestNo: `REMIND${String(set).padStart(10, '0')}` }
        const answer = await remind(call, asked)
        const [made] = answer.ok ? answer.payload.reminders : []
        await call(calls.removePriceReminder, {
          ...OF_FUND,
          reminderId: made?.reminderId ?? '',
        })
      }
      return remind(call)
    },
  }),
  scenario(calls.removePriceReminder, async (p) =>
    (await p.as('zhang'))(calls.removePriceReminder, {
      ...OF_FUND,
      reminderId: 'A'.repeat(16),
    }),
  ),
]
