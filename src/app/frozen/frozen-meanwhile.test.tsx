// @vitest-environment jsdom
import { act } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { querySecurity } from '#api/calls/security.ts'
import { applyByEncriptTransPwd } from '#api/calls/trade.ts'
import { RET } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'
import { queries } from '#app/data/queries.ts'
import { reportCalls } from '#app/calls/report-calls.ts'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { sendErrorsTo } from '#platform/error-log.ts'
import { session } from '#session/session.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { followFrozen } from './follow-frozen.ts'

const STOPPED = '账户已冻结，不能下单'
const { queryKey } = queryFor(querySecurity, {})
const { provider, openPart, asked } = testPages()
let end = () => {}
let pressed = 0

const isFrozen = (frozen: '0' | '1') =>
  replies.byAddress({
    [querySecurity.path]: { frozen, frozenTime: null, hasPassword: '1', passwordTime: null },
  })
const refused = (retCode: number) =>
  act(async () =>
    reportCalls({
      type: 'refused',
      endpoint: applyByEncriptTransPwd,
      retCode,
      retMsg: '账户已冻结，不能办理',
      encid: 'e-1',
    }),
  )

async function openForm() {
  sendErrorsTo(() => {})
  pressed = 0
  Object.assign(session, { openId: 'o-1', encOpenId: 'e-1', state: { at: 'user' } })
  provider.reply = isFrozen('0')
  await openPart(
    <BrowserRouter>
      <FormTemplate
        action={{
          text: '确认买入',
          missing: null,
          sends: 'applyByEncriptTransPwd',
          onClick: () => void (pressed += 1),
        }}
      >
        100 元
      </FormTemplate>
    </BrowserRouter>,
  )
  await act(async () => {
    end = followFrozen()
  })
  await eventually(() => expect(queries.getQueryData(queryKey)?.frozen).toBe('0'))
}
afterEach(() => {
  end()
  localStorage.clear()
})

test('a form that was open while another device froze the account says so once it is refused', async () => {
  await openForm()
  await click(button('确认买入'))
  expect(pressed).toBe(1)
  provider.reply = isFrozen('1')
  await refused(RET.accountFrozen)
  await eventuallySays(STOPPED)
  expect(document.querySelector('aside')?.textContent).toContain('账户已冻结')
  await click(button('确认买入'))
  expect(pressed).toBe(1)
})

test('a refusal for another reason does not ask whether the account is frozen', async () => {
  await openForm()
  const before = asked(querySecurity.path).length
  await refused(RET.notFound)
  expect(queries.isFetching({ queryKey })).toBe(0)
  expect(asked(querySecurity.path).length).toBe(before)
  expect(text()).not.toContain(STOPPED)
})
