// @vitest-environment jsdom
import { act } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { querySecurity } from '#api/calls/security.ts'
import { queryFor } from '#api/query.ts'
import { queries } from '#app/data/queries.ts'
import { session } from '#session/session.ts'
import { button, click, inPage, eventually, type InPage } from '#ui/testing/in-page.tsx'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { StoppedFlow } from './StoppedFlow.tsx'

const TEXT = '账户已冻结，不能赠送'
const { queryKey } = queryFor(querySecurity, {})
let page: InPage
let done: string[] = []

const answer = (frozen: '0' | '1') =>
  act(async () =>
    queries.setQueryData(queryKey, {
      frozen,
      frozenTime: null,
      hasPassword: '1',
      passwordTime: null,
    }),
  )

const give = { text: '生成礼物', missing: null, onClick: () => void done.push('gave') } as const
const opened = async (form: React.ReactNode) => {
  page = await inPage(
    <QueryClientProvider client={queries}>
      <BrowserRouter>{form}</BrowserRouter>
    </QueryClientProvider>,
  )
}
const text = () => document.body.textContent

beforeEach(() => {
  done = []
  history.replaceState(null, '', '/form')
  Object.assign(session, { openId: 'open-1', encOpenId: 'enc-1', state: { at: 'user' } })
})
afterEach(async () => {
  await page.unmount()
  queries.clear()
  document.body.replaceChildren()
})

test.each([
  [
    'a form',
    <FormTemplate key="a" action={{ ...give, sends: 'giveCoupon' }}>
      一张券
    </FormTemplate>,
  ],
  ['a bar of acts', <ActBar key="b" acts={[{ ...give, sends: 'giveCoupon' }]} />],
  [
    'a step of a flow',
    <StoppedFlow key="c" sends="giveCoupon">
      <FormTemplate action={give}>一张券</FormTemplate>
    </StoppedFlow>,
  ],
])(
  '%s says that the account is frozen, sends nothing, and goes on once it is unfrozen',
  async (_, form) => {
    await opened(form)
    expect(text()).not.toContain(TEXT)
    await answer('1')
    await eventually(() => expect(text()).toContain(TEXT))
    await click(button('生成礼物'))
    expect(done).toEqual([])
    await answer('0')
    await eventually(() => expect(text()).not.toContain(TEXT))
    await click(button('生成礼物'))
    expect(done).toEqual(['gave'])
  },
)

test('an act that a freeze does not stop goes on in a flow that it does', async () => {
  await answer('1')
  await opened(
    <StoppedFlow sends="giveCoupon">
      <FormTemplate action={{ ...give, sends: null }}>一张券</FormTemplate>
    </StoppedFlow>,
  )
  expect(text()).not.toContain(TEXT)
  await click(button('生成礼物'))
  expect(done).toEqual(['gave'])
})

test('the notice leads to where the account is unfrozen', async () => {
  await answer('1')
  await opened(<ActBar acts={[{ ...give, sends: 'giveCoupon' }]} />)
  await click(button('解除冻结'))
  await eventually(() => expect(location.pathname).toBe('/myCenter/security'))
})

test.each([
  ['who has signed out', { openId: '', encOpenId: '', state: { at: 'visitor' } }],
  ['a person without an account', { state: { at: 'visitor' } }],
])('%s sees nothing of a freeze that the page still knows', async (_, change) => {
  await answer('1')
  Object.assign(session, change)
  await opened(<ActBar acts={[{ ...give, sends: 'giveCoupon' }]} />)
  expect(text()).not.toContain(TEXT)
})
