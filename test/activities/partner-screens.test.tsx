// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import type { HandOver } from '#domain/navigation/hand-over.ts'
import { handOverIn, qiandaPaths } from '#paths/activities/qianda.ts'
import { session } from '#session/session.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { handOverAt, signed } from '#test/sandbox/departments/partner/testing/signed-hand-over.ts'
import { ask, control, sealForProvider, signIn } from '#test/sandbox/testing/test-client.ts'
import { useScreensInApp } from '#test/screens/testing/screens-in-app.ts'

const START = '20260311100000'
const REFUSED = '链接已失效，请从合作方重新进入'
const screens = useScreensInApp({ address: qiandaPaths.portal.to({}), user: null })
const { opened } = screens

const says = (words: string) => eventually(() => expect(document.body.textContent).toContain(words))
const address = (handOver: HandOver) => qiandaPaths.portal.to(handOverIn(handOver))
const fresh = (changes: HandOver = {}) => signed(handOverAt(START, changes))
const everything = () =>
  document.documentElement.outerHTML + location.href + JSON.stringify(history.state)

it('signs a partner’s customer in, leaves nothing of the hand-over, and suggests what to move in', async () => {
  const handOver = fresh()
  await opened(address(handOver))
  await says('建议金额')
  expect(location.pathname + location.search).toBe('/qianda/nextTransIn')
  for (const secret of [handOver.sign, handOver.nonce, 'jh-1001'])
    expect(everything()).not.toContain(secret)
  expect(document.body.textContent).toContain('1,000.00 元')
  await says('返回江海银行')
  await click(button('存入'))
  await eventually(() => expect(location.pathname).toBe('/deal/montyPurchase'))
  expect(location.search).toBe('?fundCode=001386&amount=1000.00')
})

it.each([
  ['nothing', {}],
  ['an altered amount', { ...fresh(), amount: '9.00' }],
  ['a field without a signature', handOverAt(START)],
])('refuses %s with a page that says what to do', async (_, handOver) => {
  await opened(address(handOver))
  await says(REFUSED)
  expect(session.openId).toBe('')
  expect(button('看看首页')).toBeTruthy()
})

it('refuses what was used before, and names a partner that is paused', async () => {
  const used = fresh()
  await opened(address(used))
  await says('建议金额')
  localStorage.clear()
  sessionStorage.clear()
  // On another device.
  await opened(address(used))
  await says(REFUSED)
  await opened(address(fresh({ partnerId: 'p-paused' })))
  await says('云汐支付暂停服务')
  expect(location.search).toBe('')
})

it('asks a user who is there before another one takes their place', async () => {
  await opened(address(fresh()), 'zhang')
  await says('切换账户')
  const zhang = session.openId
  await click(button('不切换'))
  await says('没有切换账户')
  expect(session.openId).toBe(zhang)
})

it('may be tried again once the network is back', async () => {
  const { sandbox } = screens.provider()
  await control(sandbox, 'faults', { call: 'partnerHandover', kind: 'cut', times: 1 })
  await opened(address(fresh()))
  await says('没有收到回应')
  await click(button('重试'))
  await says('建议金额')
  expect(location.pathname).toBe('/qianda/nextTransIn')
})

it('shows handed data masked, and begins the opening with them only by consent', async () => {
  const plain = handOverAt(START, { uid: 'jh-2001', step: 'open' })
  const person = {
    userName: '李扶桑',
    mobile: '13000000001',
    province: '上海市',
    city: '上海市',
    district: '浦东新区',
    address: '听澜路 1 号',
  }
  const data = sealForProvider(JSON.stringify(person), plain.nonce ?? '')
  await opened(address(signed({ ...plain, data })))
  await says('李*桑')
  expect(everything()).not.toMatch(/李扶桑|13000000001/)
  const box = document.querySelector<HTMLInputElement>('input[type=checkbox]')
  expect(box?.checked).toBe(false)
  button('不用这些信息，去开户')
  await click(box ?? document.body)
  await click(button('同意并开户'))
  await eventually(() => expect(location.pathname).toMatch(/^\/authentic/))
  expect(new URLSearchParams(location.search).get('from')).toBe('/qianda/nextTransIn')
  const { sandbox } = screens.provider()
  const li = await signIn(sandbox, 'li')
  expect((await ask(sandbox, queryOpeningProgress, {}, li)).info?.address).toBe('听澜路 1 号')
})

it('leads a verified user past the opening, and refuses a user who was not handed over', async () => {
  await opened(address(fresh({ step: 'open' })))
  await says('建议金额')
  sessionStorage.clear()
  for (const page of [qiandaPaths.nextOpen.to(), qiandaPaths.nextTransIn.to()]) {
    await opened(page, 'zhang')
    await says(REFUSED)
    expect(location.pathname).toBe(page)
  }
})
