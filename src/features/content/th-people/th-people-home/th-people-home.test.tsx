// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { thPeoplePaths } from '#paths/th-people.ts'
import { button, click, one } from '#ui/testing/in-page.tsx'
import { testPerson } from '#shared/views/content/testing/test-item.ts'
import { thPeopleModule } from '../routes.ts'

const { provider, open } = testPages()

const ODD = { odd: true }

test('people and stories that cannot be read are counted, and not said to be none', async () => {
  provider.reply = replies.payload({ people: [ODD], departments: ['风控'], stories: [ODD, ODD] })
  await open(thPeopleModule, thPeoplePaths.thPeopleHome.to({ personId: 'm-lin' }))
  await eventuallySays('有 3 条记录暂时无法显示')
  expect(text()).toContain('暂时无法显示这位同事的介绍')
  expect(text()).not.toContain('还没有介绍')
  expect(text()).not.toContain('没有找到这位同事')
})

test('somebody unknown is said to be unknown', async () => {
  provider.reply = replies.payload({ people: [], departments: [], stories: [] })
  await open(thPeopleModule, thPeoplePaths.thPeopleHome.to({ personId: 'm-no-such' }))
  await eventuallySays('没有找到这位同事')
  expect(text()).not.toContain('暂时无法显示')
})

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
    people: [{ person: testPerson({ personId: 'm-lin', mine: null }), ...colleague }],
    departments: ['投研', '风控'],
    stories: [],
  })
  await open(thPeopleModule, thPeoplePaths.thPeopleHome.to())
  await eventuallySays('全部同事')
  const headings = () => [...document.querySelectorAll('h2')].map((it) => it.textContent)
  expect(headings()).toContain('全部同事')
  await click(one('[role="tab"]:nth-of-type(2)'))
  expect(headings()).toContain('投研')
})

test('a colleague can be reported', async () => {
  provider.reply = replies.payload({
    people: [{ person: testPerson({ personId: 'm-lin', mine: null }), ...colleague }],
    departments: ['投研'],
    stories: [],
  })
  await open(thPeopleModule, thPeoplePaths.thPeopleHome.to({ personId: 'm-lin' }))
  await eventuallySays('全部内容')
  await click(button('更多'))
  expect(text()).toContain('由审核人员处理，结果可在')
})
