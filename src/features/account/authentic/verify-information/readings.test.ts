// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { session, signIn, signOut } from '#session/session.ts'
import { keepSide, keepTyped, readings } from './readings.ts'

const zhang = { openId: 'open-zhang', encOpenId: 'enc' }
const text = {
  userName: '张伟',
  certNo: '110101199003078515',
  address: '北京市',
  issuer: '北京市公安局',
  validFrom: '20200101',
  validDate: '20400101',
}

test('what was read and typed of a document ends with the session, even for the same user', () => {
  signIn(sessionStorage, zhang)
  keepSide('front', { imageId: '1', thumbnail: 'data:,', text })
  keepTyped(text)
  expect(readings()).toMatchObject({ front: { imageId: '1' }, typed: text })
  signOut(sessionStorage)
  // Not replaced by a reader: nothing is left in memory.
  session.openId = zhang.openId
  expect(readings()).toMatchObject({ front: null, typed: {} })
})
