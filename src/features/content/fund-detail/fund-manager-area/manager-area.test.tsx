// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually, mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { RET } from '#api/endpoint.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { button, click } from '#ui/testing/in-page.tsx'
import { screen } from '#templates/screen.ts'

const row = screen({
  path: fundDetailPaths.fundManagerArea,
  title: '基金经理',
  needs: [],
  load: () => import('./FundManagerAreaScreen.tsx'),
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
const profile = {
  person,
  bio: '',
  department: '',
  style: '',
  years: 0,
  fundTypes: [],
  since: '20260101',
  newest: null,
  counts: { articles: 0, ideas: 0, questions: 0, answers: 0, discussions: 0, videos: 0 },
  funds: [],
}

const manager = {
  fmUid: 'M1',
  name: '林若川',
  title: '权益投资总监',
  certNo: '',
  profile: '',
  style: '',
  since: null,
  years: 0,
  left: null,
  assets: null,
  assetsDate: null,
  now: [],
  before: [],
  coManagers: [],
}

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>

beforeAll(async () => {
  provider = await standInProvider()
  provider.reply = (response) => {
    const { url = '' } = response.req
    const known = url.includes('queryManager') && url.includes('M1')
    if (known) replies.payload(manager)(response)
    else if (url.includes('queryPerson')) replies.payload(profile)(response)
    else replies.refusal(RET.notFound, '没有这位基金经理')(response)
  }
})
afterAll(() => provider.close())
afterEach(() => mounted.close())

async function open(input: PathInput<typeof fundDetailPaths.fundManagerArea>, says: string) {
  mounted = await mountedScreen(row, fundDetailPaths.fundManagerArea.to(input))
  await eventually(() => expect(document.body.textContent).toContain(says))
}

test('an address without a manager shows the last one shown in this session', async () => {
  sessionStorage.clear()
  await open({}, '链接里没有指明基金经理')
  await mounted.close()
  await open({ fmUid: 'M1' }, '林若川')
  await mounted.close()
  // An unknown manager does not count as shown.
  await open({ fmUid: 'M2' }, '没有这位基金经理')
  await mounted.close()
  await open({}, '林若川')
  expect(document.body.textContent).not.toContain('链接里没有指明基金经理')
})

test('a manager can be reported', async () => {
  await open({ fmUid: 'M1' }, '3 人关注')
  await click(button('更多'))
  expect(document.body.textContent).toContain('由审核人员处理，结果可在')
})
