// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually, mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { thPeoplePaths } from '#paths/th-people.ts'
import { button, click, one } from '#ui/testing/in-page.tsx'
import { screen } from '#templates/screen.ts'

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
afterEach(() => mounted.close())

const ODD = { odd: true }
const text = () => document.body.textContent ?? ''
const eventuallySays = (words: string) => eventually(() => expect(text()).toContain(words))

const row = screen({
  path: thPeoplePaths.thPeopleHome,
  title: '公司的人',
  needs: [],
  load: () => import('./ThPeopleHomeScreen.tsx'),
})

test('people and stories that cannot be read are counted, and not said to be none', async () => {
  provider.reply = replies.payload({ people: [ODD], departments: ['风控'], stories: [ODD, ODD] })
  mounted = await mountedScreen(row, thPeoplePaths.thPeopleHome.to({ personId: 'm-lin' }))
  await eventuallySays('有 3 条记录暂时无法显示')
  expect(text()).toContain('暂时无法显示这位同事的介绍')
  expect(text()).not.toContain('还没有介绍')
  expect(text()).not.toContain('没有找到这位同事')
})

test('somebody unknown is said to be unknown', async () => {
  provider.reply = replies.payload({ people: [], departments: [], stories: [] })
  mounted = await mountedScreen(row, thPeoplePaths.thPeopleHome.to({ personId: 'm-no-such' }))
  await eventuallySays('没有找到这位同事')
  expect(text()).not.toContain('暂时无法显示')
})

const person = {
  personId: 'm-lin',
  kind: 'manager',
  name: '林若川',
  avatar: '',
  title: '权益投资总监',
  certNo: '',
  fmUid: 'M1',
  left: null,
  line: '',
  followers: 3,
  items: 1,
  ipPlace: '',
  mine: null,
}

const colleague = {
  department: '投研',
  style: '',
  fundTypes: [],
  years: 12,
  bio: '',
  newest: null,
}

test('the list of people is called by the department that is shown', async () => {
  provider.reply = replies.payload({
    people: [{ person, ...colleague }],
    departments: ['投研', '风控'],
    stories: [],
  })
  mounted = await mountedScreen(row, thPeoplePaths.thPeopleHome.to())
  await eventuallySays('林若川')
  const headings = () => [...document.querySelectorAll('h2')].map((it) => it.textContent)
  expect(headings()).toContain('全部同事')
  await click(one('[role="tab"]:nth-of-type(2)'))
  expect(headings()).toContain('投研')
})

test('a colleague can be reported', async () => {
  provider.reply = replies.payload({
    people: [{ person, ...colleague }],
    departments: ['投研'],
    stories: [],
  })
  mounted = await mountedScreen(row, thPeoplePaths.thPeopleHome.to({ personId: 'm-lin' }))
  await eventuallySays('全部内容')
  await click(button('更多'))
  expect(text()).toContain('由审核人员处理，结果可在')
})
