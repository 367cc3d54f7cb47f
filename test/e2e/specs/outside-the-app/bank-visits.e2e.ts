import { describe, expect, test } from 'vitest'
import { listBankCards } from '#api/calls/bank.ts'
import { queryPensionAccount } from '#api/calls/pension/pension-bank.ts'
import type { Container } from '#test/containers/container.ts'
import { useContainers } from '#test/e2e/container-journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import {
  agreeToSigning,
  chooseForPension,
  confirmSigning,
  leaveForBank,
  signAtBank,
} from '#test/e2e/trip-steps.ts'

const { provider, sharedSite, weixin, miniProgram, alipay, bankPartner, browser } = useContainers()

const GUIDE = '/cmbAddBank/cmbGuide?from=%2Fasset%2FholdList'
const PENSION_BANK = '江海银行'

/** Confirms as a user does who was signed in by a link, before a step about their identity. */
const confirm = async ({ visit }: Container) => visit.press('是本人，继续')

/**
 * The visit of a person in each container: signed in by its own means, but for the browser's tap.
 */
const CONTAINERS = [
  {
    where: 'the messaging app',
    take: async (person: string) =>
      weixin(await sharedSite(), { person, authorization: 'silent' as const }),
  },
  {
    where: 'the mini-program',
    take: async (person: string) => miniProgram(await sharedSite(), { person }),
    signIn: confirm,
  },
  {
    where: 'the payment app',
    take: async (person: string) => alipay(await sharedSite(), { person }),
    signIn: confirm,
  },
  {
    where: 'the bank’s app',
    take: async (person: string) => bankPartner(await sharedSite(), { person }),
    signIn: confirm,
  },
  {
    where: 'a browser',
    take: async (person: string) => browser(await sharedSite(), { person }),
    signIn: async ({ visit }: Container, person: string) => {
      await visit.press('登录')
      await visit.click(`document.getElementById('user-${person}')`)
    },
  },
]

describe('a visit to a bank’s page', { timeout: 60_000 }, () => {
  test.each(CONTAINERS)(
    'in $where: refuses from the guide, comes back by key, then signs and has the card',
    async ({ take, signIn }) => {
      await provider().client.reset()
      const [person, mobileNo] = ['zhang', '13000000001']
      const zhang = await OtherDevice.signIn(provider().client, person)
      const app = await take(person)
      const visit = await app.open(GUIDE)
      await signIn?.(app, person)
      await visit.says('去阅读')
      await agreeToSigning(visit)

      await leaveForBank(visit, '去银行签约')
      await visit.press('拒绝')
      await visit.says('上次签约没有完成')
      await expect.poll(() => app.address().pathname).toBe('/cmbAddBank/cmbGuide')

      await leaveForBank(visit, '去银行签约')
      await app.back()
      await visit.says('正在等待银行结果')

      await leaveForBank(visit, '继续办理')
      const cardNo = await signAtBank(visit)
      await confirmSigning(visit, provider(), { cardNo, mobileNo })
      await visit.says('添加成功')
      const { cards } = await zhang.ask(listBankCards, {})
      expect(cards.at(-1)?.cardTail).toBe(cardNo.slice(-4))
      await expect.poll(() => app.address().pathname).toBe('/asset/holdList')
    },
  )

  test.each(CONTAINERS)(
    'in $where: refuses a pension account, comes back by key, then opens it',
    async ({ take, signIn }) => {
      await provider().client.reset()
      const person = 'wang'
      const wang = await OtherDevice.signIn(provider().client, person)
      const app = await take(person)
      const visit = await app.open('/icbc/openAccount')
      await signIn?.(app, person)
      await visit.says('开立前请了解')
      await chooseForPension(visit, PENSION_BANK)

      await leaveForBank(visit, `前往${PENSION_BANK}开立`)
      await visit.press('拒绝')
      await visit.says('没有办理成功')
      expect(app.address().pathname).toBe('/icbc/result')

      await leaveForBank(visit, '重新发起')
      await app.back()
      await visit.says('正在等待银行结果')

      await leaveForBank(visit, '继续办理')
      await visit.press('同意')
      await visit.says(`${PENSION_BANK}已开立资金账户`)
      expect(await wang.ask(queryPensionAccount, {})).toMatchObject({
        status: 'opened',
        authorized: '1',
      })
      await visit.press('绑定资金账户')
      await visit.says('仅可绑定尾号')
    },
  )
})
