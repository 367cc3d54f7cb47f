import { brand } from '#domain/brand.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { assetPaths } from '#paths/asset.ts'
import { bindingPaths } from '#paths/binding.ts'
import { chargePaths } from '#paths/charge.ts'
import { coursePaths } from '#paths/course.ts'
import { dealPaths } from '#paths/deal.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { messagesPaths } from '#paths/messages.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { privacyPaths } from '#paths/privacy.ts'
import { risksPaths } from '#paths/risks.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { vpPaths } from '#paths/vp.ts'

/** A service in a sentence that says what one gets there. */
export interface Service {
  readonly name: string
  readonly sentence: string
  readonly href: string
  /** True if it is of a user. */
  readonly own: boolean
}

export interface ServiceGroup {
  readonly title: string
  readonly services: readonly Service[]
}

const own = (name: string, sentence: string, href: string): Service => ({
  name,
  sentence,
  href,
  own: true,
})
const open = (name: string, sentence: string, href: string): Service => ({
  ...own(name, sentence, href),
  own: false,
})

/** Every service in five groups; each screen says itself who may use it. */
export const SERVICE_GROUPS: readonly ServiceGroup[] = [
  {
    title: '看资产',
    services: [
      own('我的资产', '看一共有多少钱，每只基金各有多少', assetPaths.holdList.to()),
      own('收益明细', '按天看赚了还是亏了', assetPaths.sumDetail.to({})),
      own('月报', '看一个月的资产变化', monthlyReportPaths.monthlyReportHome.to({})),
      own(brand.walletName, '看放在货币基金里的钱', assetPaths.holdYuEBao.to()),
    ],
  },
  {
    title: '存钱和取钱',
    services: [
      own(
        '存钱',
        `从银行卡存入${brand.walletName}`,
        dealPaths.deposit.to({ fundCode: WALLET_FUND }),
      ),
      own(
        '取钱',
        `从${brand.walletName}取回银行卡`,
        dealPaths.withdraw.to({ fundCode: WALLET_FUND }),
      ),
      own('买基金', '选一只基金，用银行卡买入', fundPortalPaths.buyFundList.to({})),
      own('定投', '每月自动买一笔，可以随时停', directInvestPaths.directInvestManage.to({})),
      own('交易记录', '查每一笔买卖到了哪一步', transactionPaths.transactionMain.to({})),
      own('撤单', '在交易记录里撤回还没确认的申请', transactionPaths.transactionMain.to({})),
    ],
  },
  {
    title: '管账户',
    services: [
      own('银行卡', '添加或查看绑定的银行卡', dealPaths.addBank.to({})),
      own('手机号', '换一个收验证码的手机号', bindingPaths.bindPhone.to({ step: '1' })),
      own('安全中心', '看登录过的设备，冻结账户', myCenterPaths.security.to()),
      own('风险测评', '回答几道题，看适合哪类基金', risksPaths.risks.to({})),
      own('消息', '看账户和交易的通知', messagesPaths.messages.to({})),
      own('会员', '看等级、成长值和权益', vipPaths.vipHome.to()),
      open('卡券', '看能抵多少手续费', couponCenterPaths.couponCenterHome.to()),
      open('个人信息', '看收集了哪些信息，可以撤回同意', privacyPaths.infoList.to()),
    ],
  },
  {
    title: '学知识',
    services: [
      open('观点', '读基金公司写的市场文章', vpPaths.home.to({})),
      open('大师课', '听课，从基金是什么讲起', coursePaths.courseHome.to({})),
      open('风险等级', '看 R1 到 R5 是什么意思', risksPaths.riskExplain.to()),
      open('找基金', '按名字或代码查一只基金', fundPortalPaths.allFundList.to({})),
    ],
  },
  {
    title: '问和办',
    services: [
      open('交易规则', '看几点前算当天，几天到账', chargePaths.shiftRule.to()),
      open('手续费', '算一笔买卖要花多少手续费', chargePaths.serviceCharge.to()),
      own('投诉与建议', '写下问题，15 天内答复', myCenterPaths.complaints.to()),
      own('开证明', '开资产、收益或交易的证明', myCenterPaths.papers.to()),
      open('个人养老金', '看能不能参加，怎么省税', taxDelayPaths.taxDelayHome.to()),
      open('养老专区', '看养老基金和计算器', pensionZonePaths.pensionZone.to()),
    ],
  },
]

/** The groups with what has all of the words in its name or sentence; groups without any are left out. */
export function findServices(words: string): readonly ServiceGroup[] {
  const parts = words.trim().split(/\s+/u)
  const fits = ({ name, sentence }: Service) =>
    parts.every((part) => `${name}${sentence}`.includes(part))
  return SERVICE_GROUPS.map(({ title, services }) => ({
    title,
    services: services.filter(fits),
  })).filter(({ services }) => services.length > 0)
}
