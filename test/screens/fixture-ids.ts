import {
  deleteMine,
  postItem,
  saveLessonProgress,
  setFollow,
  submitQuiz,
} from '#api/calls/content.ts'
import { applyExpert, claimAward } from '#api/calls/expert.ts'
import { cmbOpenSignPage } from '#api/calls/payment-bank.ts'
import { openPensionBankPage } from '#api/calls/pension/pension-bank.ts'
import { convert } from '#api/calls/convert.ts'
import { getFundProtocolConfig } from '#api/calls/trade.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { decide, numbers } from '#test/sandbox/departments/content/testing/content.ts'
import { NEVER_REVIEWED } from '#test/sandbox/departments/content/writing.ts'
import { decideAtBank, RETURN_URL } from '#test/sandbox/departments/identity/testing/bank-pages.ts'
import {
  ask,
  buy,
  shownPricingDay,
  signIn,
  type Reachable,
  type Session,
} from '#test/sandbox/testing/test-client.ts'
import { sealedProof } from '#test/sandbox/departments/trading/testing/sales.ts'
import type { FixtureIds } from '#templates/sample.ts'
import { SEEDED_IDS } from './samples.ts'

const FROM = '980501'
const INTO = '980301'

/** Converts shares of zhang's; the numbers of both halves. */
async function converted(sandbox: Reachable, zhang: Session, publicKey: string) {
  const { applyNo, transPwd } = await sealedProof(sandbox, zhang, FROM, {
    kind: 'convert',
    publicKey,
  })
  const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode: INTO }, zhang)
  const terms = {
    fundCode: FROM,
    targetFundCode: INTO,
    bankSerial: 'zhang-1',
    shares: '100.00',
    largeRedeemFlag: '1',
    protocolHashes: protocols.map(({ hash }) => hash),
    cfmTime: null,
    pricingDay: await shownPricingDay(sandbox, zhang, FROM),
  } as const
  await ask(sandbox, convert, { ...terms, applyNo, transPwd }, zhang)
  const asked = { page: 1, size: 10, kind: 'convert' } as const
  const { records } = await ask(sandbox, queryTransactionList, asked, zhang)
  const number = (code: string) =>
    records.find(({ businessCode }) => businessCode === code)?.applyNo ?? ''
  return { outgoing: number('36'), incoming: number('37') }
}

/** Zhou's visit to a pension bank that has heard of an account at another one. */
async function pensionRefused(sandbox: Reachable): Promise<string> {
  const wish = { bankId: '1001', purpose: 'open', returnUrl: RETURN_URL } as const
  const zhou = await signIn(sandbox, 'zhou')
  const { url, signNo } = await ask(sandbox, openPensionBankPage, wish, zhou)
  await decideAtBank(sandbox, url, { decision: 'elsewhere' })
  return signNo
}

/** Questions of the expert's, each with another end. */
async function askedQuestions(sandbox: Reachable): Promise<FixtureIds['questions']> {
  const expert = await signIn(sandbox, 'expert')
  const next = numbers('Q')
  const asked = async (title: string, text = '') => {
    const question = { requestNo: next(), kind: 'question', title, text } as const
    return (await ask(sandbox, postItem, question, expert)).itemId
  }
  const [declined, pending, rejected, hidden, deleted] = [
    await asked('我持有的债券基金跌了，要不要卖？', '持有两年，最近一个月一直在跌。'),
    await asked('季报里的久期和剩余期限有什么区别？', `想弄清楚这两个数。（${NEVER_REVIEWED}）`),
    await asked('怎样看一只基金的换手率？', '哪一份报告里有？'),
    await asked('基金的托管人起什么作用？'),
    await asked('基金合同在哪里可以下载？'),
  ]
  await decide(sandbox, `item:${declined}`, 'approve')
  await decide(sandbox, `item:${rejected}`, 'reject', '与已有问题重复')
  await decide(sandbox, `item:${hidden}`, 'approve')
  await decide(sandbox, `item:${hidden}`, 'hide', '内容与事实不符')
  await ask(sandbox, deleteMine, { itemId: deleted }, expert)
  return { declined, pending, rejected, hidden, deleted }
}

/** An application that waits, a claimed award, lessons learned, a circle joined, a reminder. */
async function contentStates(sandbox: Reachable): Promise<void> {
  const [zhu, expert, planner] = [
    await signIn(sandbox, 'zhu'),
    await signIn(sandbox, 'expert'),
    await signIn(sandbox, 'planner'),
  ]
  const next = numbers('E')
  const declared = { realName: '1', noPromotion: '1', noAdvice: '1' } as const
  const bio = '持有两年，记录每一次再平衡和读季报的笔记'
  const application = { requestNo: next(), bio, showFacts: '1', ...declared } as const
  await ask(sandbox, applyExpert, application, zhu)
  await ask(sandbox, claimAward, { awardId: 'j-diary' }, expert)

  for (const lessonId of ['l-first-1', 'l-first-2']) {
    await ask(sandbox, saveLessonProgress, { lessonId, seconds: 30, done: '1' }, planner)
  }
  await ask(sandbox, submitQuiz, { lessonId: 'l-first-1', answers: [1, 2, 1] }, planner)
  await ask(sandbox, setFollow, { circleId: 'tech', on: '1' }, planner)
  await ask(sandbox, setFollow, { milestoneId: 'n-8-4', on: '1' }, planner)
}

/** Does in a new sandbox what some samples show, and returns their numbers. */
export async function makeFixtures(sandbox: Reachable, publicKey: string): Promise<FixtureIds> {
  const zhang = await signIn(sandbox, 'zhang')
  const { records } = await ask(sandbox, queryTransactionList, { page: 1, size: 1 }, zhang)
  const order = {
    fundCode: SEEDED_IDS.funds.bought,
    amount: '1000.00',
    bankSerial: 'qian-1',
    publicKey,
  }
  const { applyNo: placedNo } = await buy(sandbox, await signIn(sandbox, 'qian'), order)

  const sign = async (decision: 'agree' | 'refuse' | null) => {
    const wish = { bankId: '1009', nextType: '3', returnUrl: RETURN_URL }
    const { url, signNo } = await ask(sandbox, cmbOpenSignPage, wish, zhang)
    if (decision !== null) await decideAtBank(sandbox, url, { decision, mobile: '19900000009' })
    return signNo
  }
  await contentStates(sandbox)
  return {
    ...SEEDED_IDS,
    applyNo: records[0]?.applyNo ?? '',
    placedNo,
    conversion: await converted(sandbox, zhang, publicKey),
    signings: {
      waiting: await sign(null),
      agreed: await sign('agree'),
      refused: await sign('refuse'),
    },
    pensionRefused: await pensionRefused(sandbox),
    questions: await askedQuestions(sandbox),
  }
}
