// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually, mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { fundManagerPaths } from '#paths/fund-manager.ts'
import { now14 } from '#platform/clock.ts'
import { screen } from '#templates/screen.ts'

const row = screen({
  path: fundManagerPaths.home,
  title: '基金经理会客厅',
  needs: [],
  load: () => import('./HomeScreen.tsx'),
})

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
afterEach(() => mounted.close())

const text = () => document.body.textContent ?? ''

const manager = (time: string) => ({
  person: {
    personId: 'm-lin',
    kind: 'manager',
    name: '林若川',
    avatar: '',
    title: '权益投资总监',
    certNo: 'A0000000000001',
    fmUid: 'M1',
    left: null,
    line: '',
    followers: 3,
    items: 1,
    ipPlace: '',
    mine: null,
  },
  department: '投研',
  style: '成长',
  fundTypes: ['混合型'],
  years: 12,
  bio: '',
  newest: { itemId: 'a-1', text: '估值回到了中枢附近。', time },
})

async function open(people: readonly unknown[], talks: readonly unknown[] = []): Promise<void> {
  provider.reply = (response) => {
    const { url = '' } = response.req
    const payload = url.includes('listColleagues')
      ? { people, departments: [], stories: [] }
      : { talks }
    replies.payload(payload)(response)
  }
  mounted = await mountedScreen(row, fundManagerPaths.home.to())
}

test('what a manager says comes with post and certificate number', async () => {
  await open([manager(now14())])
  await eventually(() => expect(text()).toContain('刚刚：估值回到了中枢附近。'))
  expect(text()).toContain('权益投资总监')
  expect(text()).toContain('从业资格编号 A0000000000001')
  expect(text()).not.toContain('观点可能已不适用')
})

test('what was said over twelve months ago says when, and that it may no longer hold', async () => {
  await open([manager('20240105090000')])
  await eventually(() => expect(text()).toContain('估值回到了中枢附近。'))
  expect(text()).toContain('本文发布于 2024-01-05，观点可能已不适用')
})

test('managers and talks that cannot be read are not shown as none', async () => {
  await open([{ odd: true }], [{ odd: true }, { odd: true }])
  await eventually(() => expect(text()).toContain('有 2 条记录暂时无法显示'))
  expect(text()).toContain('有 1 条记录暂时无法显示')
  expect(text()).not.toContain('没有符合条件的基金经理')
  expect(text()).not.toContain('近期没有讲座')
})
