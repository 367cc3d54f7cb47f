// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { fundManagerPaths } from '#paths/fund-manager.ts'
import { now14 } from '#platform/clock.ts'
import { testPerson } from '#shared/views/content/testing/test-item.ts'
import { fundManagerModule } from '../routes.ts'

const pages = testPages()
const { provider } = pages

const manager = (time: string) => ({
  person: testPerson({ kind: 'manager', title: '权益投资总监', mine: null }),
  department: '投研',
  style: '成长',
  fundTypes: ['混合型'],
  years: 12,
  bio: '',
  newest: { itemId: 'a-1', text: '估值回到了中枢附近。', time },
})

async function open(people: readonly unknown[], talks: readonly unknown[] = []): Promise<void> {
  provider.reply = replies.byAddress({
    listColleagues: { people, departments: [], stories: [] },
    '': { talks },
  })
  await pages.open(fundManagerModule, fundManagerPaths.home.to())
}

test('what a manager says comes with post and certificate number', async () => {
  await open([manager(now14())])
  await eventuallySays('刚刚：估值回到了中枢附近。')
  expect(text()).toContain('权益投资总监')
  expect(text()).toContain('从业资格编号 A0000000000001')
  expect(text()).not.toContain('观点可能已不适用')
})

test('what was said over twelve months ago says when, and that it may no longer hold', async () => {
  await open([manager('20240105090000')])
  await eventuallySays('估值回到了中枢附近。')
  expect(text()).toContain('本文发布于 2024-01-05，观点可能已不适用')
})

test('managers and talks that cannot be read are not shown as none', async () => {
  await open([{ odd: true }], [{ odd: true }, { odd: true }])
  await eventuallySays('有 2 条记录暂时无法显示')
  expect(text()).toContain('有 1 条记录暂时无法显示')
  expect(text()).not.toContain('没有符合条件的基金经理')
  expect(text()).not.toContain('近期没有讲座')
})
