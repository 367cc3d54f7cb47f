// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'

import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { MedicinePeople } from './MedicinePeople.tsx'
import { ThemeFunds } from './ThemeFunds.tsx'

const { provider, openPart } = testPages()

const ODD = { odd: true }
const parts = [
  { Part: ThemeFunds, what: '基金', payload: { tags: [], alike: [], funds: [] }, of: 'funds' },
  {
    Part: MedicinePeople,
    what: '圈子里的人',
    payload: { records: [], nextCursor: '' },
    of: 'records',
  },
] as const

test.each(parts)('$what that did not load can be loaded again', async ({ Part, what, payload }) => {
  provider.reply = replies.breakdown
  await openPart(<Part />)
  await eventuallySays(`${what}没有加载出来`)
  provider.reply = replies.payload(payload)
  await click(button('重试'))
  // There is nothing of it.
  await eventually(() => expect(text()).toBe(''))
})

test.each(parts)('$what that cannot be read is not left out in silence', async (about) => {
  provider.reply = replies.payload({ ...about.payload, [about.of]: [ODD, ODD] })
  await openPart(<about.Part />)
  await eventuallySays('有 2 条记录暂时无法显示')
})
