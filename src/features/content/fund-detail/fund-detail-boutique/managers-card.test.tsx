// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { fund } from '#shared/parts/fund/testing/test-fund.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { ManagersCard } from './ManagersCard.tsx'

const { provider, openPart } = testPages()

const open = () => openPart(<ManagersCard fund={fund} />)

test('managers that did not load can be loaded again', async () => {
  provider.reply = replies.breakdown
  await open()
  await eventuallySays('基金经理没有加载出来')
  provider.reply = replies.payload({ managers: [] })
  await click(button('重试'))
  await eventually(() => expect(text()).toBe(''))
})

test('a manager who cannot be read is counted, not left out in silence', async () => {
  provider.reply = replies.payload({ managers: [{ odd: true }] })
  await open()
  await eventuallySays('有 1 条记录暂时无法显示')
})
