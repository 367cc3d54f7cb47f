// @vitest-environment jsdom
import { act } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { wayBack } from '#paths/fields.ts'
import { session, signIn, signOut } from '#session/session.ts'
import type { ScreenRow } from '#templates/screen.ts'
import { eventually, mountedScreen } from './testing/mounted-screen.tsx'

const row = (path: string): ScreenRow => ({
  path,
  title: '需要账户',
  needs: ['login'],
  fields: v.object(wayBack),
  load: async () => ({ default: () => null }),
})

let close = async () => {}

afterEach(async () => {
  await close()
  session.lack = null
  signOut(sessionStorage)
})

test.each([
  ['the page', '/asset/holdList?tab=1', '/asset/holdList?tab=1'],
  ['where a step leads back to', '/deal/addBank?from=%2Fasset%2FholdList', '/asset/holdList'],
])('who has no account yet is sent to bind one, with %s to come back to', async (_, at, from) => {
  ;({ close } = await mountedScreen(row(at.split('?')[0] ?? ''), at))
  await act(async () => {
    signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
    session.lack = 'account'
  })
  await eventually(() => expect(location.pathname).toBe('/binding'))
  expect(new URLSearchParams(location.search).get('from')).toBe(from)
})
