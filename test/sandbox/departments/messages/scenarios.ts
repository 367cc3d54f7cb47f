import {
  listMessages,
  queryMessageSettings,
  readMessages,
  setMessageSetting,
} from '#api/calls/message.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const reading = { readNo: 'READ000000000000', through: '99999999999999' }

export const message: readonly Scenario[] = [
  scenario(listMessages, async (p) => {
    await p.moveClock({ days: 30 })
    return (await p.as('zhang'))(listMessages, { size: 20 })
  }),
  scenario(readMessages, async (p) => (await p.as('zhang'))(readMessages, reading), {
    notFound: async (p) =>
      (await p.as('zhang'))(readMessages, { ...reading, ids: ['AAAAAAAAAAAAAAAA'] }),
  }),
  scenario(queryMessageSettings, async (p) => (await p.as('zhang'))(queryMessageSettings, {})),
  scenario(setMessageSetting, async (p) =>
    (await p.as('zhang'))(setMessageSetting, { kind: 'content', on: '0' }),
  ),
]
