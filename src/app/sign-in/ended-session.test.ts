// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { queries } from '#app/data/queries.ts'
import { onDeparture, restoreSession, session, signIn } from '#session/session.ts'
import { leaveEndedSession } from './ended-session.ts'

const WHY = '交易密码已在其他设备修改，请重新登录'

beforeEach(() => {
  sessionStorage.clear()
  restoreSession(sessionStorage)
  session.arrivalFailed = false
  signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
  sessionStorage.setItem('draft:purchase', '{}')
  queries.setQueryData(['cards'], ['1024'])
  onTestFinished(() => queries.clear())
})

const left = () => [
  session.openId,
  session.arrivalFailed,
  sessionStorage.getItem('draft:purchase'),
  queries.getQueryData(['cards']),
]

test('what belongs to the user leaves the page, and the reason stays, also for a reload', () => {
  const departures: string[] = []
  onDeparture(() => departures.push(session.openId))
  leaveEndedSession({ retMsg: WHY, encid: 'e-1' })
  expect(departures).toEqual(['o-1'])
  expect(left()).toEqual(['', true, null, undefined])
  const ended = { at: 'signedOut', why: 'ended', text: WHY }
  expect(session.state).toEqual(ended)
  restoreSession(sessionStorage)
  expect(session.state).toEqual(ended)
})

test.each(['e-0', ''])('a refusal of other keys (%j) ends nothing', (encid) => {
  leaveEndedSession({ retMsg: WHY, encid })
  expect(left()).toEqual(['o-1', false, '{}', ['1024']])
})
