import { beforeEach, describe, expect, test } from 'vitest'
import { sendMobileCode } from '#api/calls/account.ts'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import {
  bindWeChat,
  getLoginUserInfo,
  getOpenIdByToken,
  queryOpenId,
  signOut,
  unbindWeChat,
  wxAppletBind,
  wxAppletLoginEnhanceV2,
} from '#api/calls/login.ts'
import { endpoints } from '#api/contract.ts'
import { pathFields, RET, type Endpoint } from '#api/endpoint.ts'
import { needsAccount, WITHOUT_ACCOUNT } from '#domain/sign-in/without-account.ts'
import { inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import {
  appletCode,
  authorizationCode,
  partnerToken,
} from '#test/sandbox/departments/identity/testing/login-code.ts'
import { sealedFields } from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { ask, call, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, han } = useSandbox('han')

const HAN_CERT = inventedCertNo('han', '0015')

const keys = ({ openid, encid }: { openid: string; encid: string }): Session => ({
  openId: openid,
  encOpenId: encid,
})

async function byMessagingApp(person: string): Promise<Session> {
  const code = await authorizationCode(sandbox, person)
  return keys(await ask(sandbox, queryOpenId, { code, source: 'h5' }))
}

async function byApplet(person: string): Promise<Session> {
  const code = await appletCode(sandbox, person)
  return keys(await ask(sandbox, wxAppletLoginEnhanceV2, { code }))
}

async function untie(session: Session, unbindType = '1'): Promise<void> {
  const sealed = await sealedFields(sandbox, session, { transPwd: TRADING_PASSWORD })
  await ask(sandbox, unbindWeChat, { unbindType, ...sealed }, session)
}

/** The texts that only han's account could have put in an answer. */
const OF_HAN = ['韩*岳', '韩望岳', '130****0015', 'han-1', '"han"', HAN_CERT]

const inPath = (endpoint: Endpoint) =>
  Object.fromEntries(pathFields(endpoint.path).map((name) => [name, 'x']))

describe('a person who has untied the account in the messaging app', () => {
  let before: Session
  let after: Session
  beforeEach(async () => {
    before = await byMessagingApp('han')
    await untie(before)
    after = await byMessagingApp('han')
  })

  /** Every call by both sessions, with its retCode and what of the account is in its answer. */
  async function outcomes(calls: readonly Endpoint[]) {
    const found = []
    for (const endpoint of calls) {
      for (const session of [before, after]) {
        const answer = await call(sandbox, endpoint, inPath(endpoint), session)
        const text = JSON.stringify(answer)
        const shows = OF_HAN.filter((mark) => text.includes(mark))
        found.push({ name: endpoint.name, retCode: answer.retCode, shows })
      }
    }
    return found
  }

  test('is refused every call that concerns an account', async () => {
    const calls = endpoints.filter((it) => needsAccount(it))
    expect(calls.length).toBeGreaterThan(80)
    const refused = calls.flatMap(({ name }) => {
      const outcome = { name, retCode: RET.accountNeeded, shows: [] }
      return [outcome, outcome]
    })
    expect(await outcomes(calls)).toEqual(refused)
  })

  test('gets nothing of the account from any other call', async () => {
    const ends = new Set(['deletePersonalData', signOut.name])
    const calls = endpoints.filter((it) => !needsAccount(it) && !ends.has(it.name))
    expect((await outcomes(calls)).filter(({ shows }) => shows.length > 0)).toEqual([])
  })

  test('has no account here until the account is bound again, which leads back to it', async () => {
    expect(await ask(sandbox, getLoginUserInfo, {}, after)).toMatchObject({
      appUserFlag: '0',
      wxBindFlag: '0',
      hasBindWeChat: '0',
      custName: '',
      mobileNo: '',
    })
    expect(await ask(sandbox, queryUserStatus, {}, after)).toMatchObject({ bindFlag: '0' })
    const secrets = { idCard: HAN_CERT, transPwd: TRADING_PASSWORD }
    const fields = { noAppAccount: '0', ...(await sealedFields(sandbox, after, secrets)) }
    expect((await ask(sandbox, bindWeChat, fields, after)).appUserId).toBe('han')
    for (const session of [after, await byMessagingApp('han')]) {
      expect((await call(sandbox, listAssetsChannel, {}, session)).retCode).toBe(0)
    }
  })

  test('stays a stranger when another person has bound the account', async () => {
    const other = await byMessagingApp('visitor')
    const secrets = { idCard: HAN_CERT, transPwd: TRADING_PASSWORD }
    const fields = { noAppAccount: '0', ...(await sealedFields(sandbox, other, secrets)) }
    await ask(sandbox, bindWeChat, fields, other)
    for (const session of [after, await byMessagingApp('han')]) {
      const { retCode } = await call(sandbox, listAssetsChannel, {}, session)
      expect(retCode).toBe(RET.accountNeeded)
    }
  })

  test('enters the mini-program as a stranger, which had no binding of its own', async () => {
    const session = await byApplet('han')
    const { retCode } = await call(sandbox, listAssetsChannel, {}, session)
    expect(retCode).toBe(RET.accountNeeded)
  })

  test('still has the account in the native app and at a partner', async () => {
    const { retValue } = await ask(sandbox, getOpenIdByToken, {
      token: await partnerToken(sandbox, 'han'),
    })
    for (const session of [han, keys(retValue)]) {
      expect((await call(sandbox, listAssetsChannel, {}, session)).retCode).toBe(0)
    }
  })
})

test('the mini-program that was untied leads to nothing, the messaging app still does', async () => {
  const wu = await signIn(sandbox, 'wu')
  const applet = await byApplet('wu')
  const mobileNo = { mobileNo: '13000000008' }
  const asked = { scene: 'bind', ...(await sealedFields(sandbox, applet, mobileNo)) }
  const { serialNo } = await ask(sandbox, sendMobileCode, asked, applet)
  const code = { serialNo, verifyCode: expectedSmsCode(serialNo) }
  const bound = { ...code, ...(await sealedFields(sandbox, applet, mobileNo)) }
  await ask(sandbox, wxAppletBind, bound, applet)
  await untie(wu, '2')
  for (const session of [applet, await byApplet('wu')]) {
    const { retCode } = await call(sandbox, listAssetsChannel, {}, session)
    expect(retCode).toBe(RET.accountNeeded)
  }
  const web = await byMessagingApp('wu')
  expect((await call(sandbox, listAssetsChannel, {}, web)).retCode).toBe(0)
})

test('a person who has never registered is refused what concerns an account', async () => {
  const session = await byMessagingApp('visitor')
  const { retCode, retMsg } = await call(sandbox, listAssetsChannel, {}, session)
  expect({ retCode, retMsg }).toEqual({ retCode: RET.accountNeeded, retMsg: '请先绑定或开立账户' })
})

test('every call that needs no account is one of the contract that needs a user', () => {
  const known = new Set(endpoints.filter((it) => it.needsUser).map((it) => it.name))
  expect(Object.keys(WITHOUT_ACCOUNT).filter((name) => !known.has(name))).toEqual([])
})
