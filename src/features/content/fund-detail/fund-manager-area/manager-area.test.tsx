// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { RET } from '#api/endpoint.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { button, click } from '#ui/testing/in-page.tsx'
import { testPerson, testProfile } from '#shared/views/content/testing/test-item.ts'
import { fundDetailModule } from '../routes.ts'

const pages = testPages()
const { provider } = pages

const profile = testProfile(
  testPerson({ kind: 'manager', name: '林若川', fmUid: 'M1', mine: null }),
)
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

async function open(input: PathInput<typeof fundDetailPaths.fundManagerArea>, says: string) {
  provider.reply = (response) => {
    const { url = '' } = response.req
    const known = url.includes('queryManager') && url.includes('M1')
    if (known) replies.payload(manager)(response)
    else if (url.includes('queryPerson')) replies.payload(profile)(response)
    else replies.refusal(RET.notFound, '没有这位基金经理')(response)
  }
  await pages.open(fundDetailModule, fundDetailPaths.fundManagerArea.to(input))
  await eventuallySays(says)
}

test('an address without a manager shows the last one shown in this session', async () => {
  sessionStorage.clear()
  await open({}, '链接里没有指明基金经理')
  await open({ fmUid: 'M1' }, '林若川')
  // An unknown manager does not count as shown.
  await open({ fmUid: 'M2' }, '没有这位基金经理')
  await open({}, '林若川')
  expect(text()).not.toContain('链接里没有指明基金经理')
})

test('a manager can be reported', async () => {
  await open({ fmUid: 'M1' }, '3 人关注')
  await click(button('更多'))
  expect(text()).toContain('由审核人员处理，结果可在')
})
