import { expect, test } from 'vitest'
import { brand } from '#domain/brand.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { DoorsView } from '#test/e2e/pages/doors/doors-view.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { TabsView } from '#test/e2e/pages/roots/tabs-view.ts'
import { openProvider } from '#test/e2e/provider.ts'

/** The functions that home lists, each with the home of its module. */
const FUNCTIONS = [
  ['榜单', '/rankList/allRankList'],
  ['按需选基', '/customized/CustomizedPage'],
  ['快速选基', '/easySelectFund/EasySelectHome'],
  ['公司选基', '/companySelectFund/companySelectFundHome'],
  ['亮点基金', '/brightSpotFunds/fundList'],
  ['固收+', '/fixed_plus/fixedPlusHome'],
  ['我的定投', '/directInvest/directInvestManage'],
  [brand.walletName, '/asset/holdYuEBao'],
  ['大额存入', '/remittance/LargeRemittance'],
  ['交易记录', '/transaction/TransactionMain'],
  ['月报', '/monthlyReport/monthlyReportHome'],
  ['大师课', '/course/courseHome'],
  ['圈子', '/circle/circleHome'],
  ['基金经理会客厅', '/fundManager/home'],
  ['投资陪伴', '/together/togetherHome'],
  ['养老金开户', '/icbc/openAccount'],
] as const

/** The places of 观点. */
const PLACES = [
  ['圈子', '/circle/circleHome'],
  ['大师课', '/course/courseHome'],
  ['会客厅', '/fundManager/home'],
  ['理财达人', '/financial_expert/financialExpertHome'],
  [brand.peopleName, '/thPeople/thPeopleHome'],
] as const

/** Rows of 我的. */
const OWN_ROWS = [
  ['账户与安全', '实名信息', '/authentic/verifyInformation/1'],
  ['账户与安全', '手机号', '/binding/bindPhone/1'],
  ['投资信息', '风险测评', '/risks/onlyShowAssessResult'],
  ['服务', '金币商城', '/goldStore/goldStoreHome'],
  ['服务', '活动中心', '/activityCenter/activityCenterHome'],
  ['服务', '个人养老金', '/taxDelay/taxDelayHome'],
  ['服务', '交易规则与费用', '/charge/shiftRule'],
  ['隐私', '个人信息收集清单', '/privacy/infoList'],
  ['隐私', '用户协议与政策', '/enroll/enrollProtocolList'],
  ['关于', brand.peopleName, '/thPeople/thPeopleHome'],
] as const

onEachEngine({ path: '/', provider: openProvider }, (journey) => {
  /** The roots of a host that has no tabs of its own. */
  const fromHome = async () => {
    const { host, openAs } = journey()
    await host.control.configure('nativeTabs', 'false')
    await openAs('zhang')
    await new HomePage(host).signedIn()
    return { doors: new DoorsView(host), tabs: await new TabsView(host).shown() }
  }

  test('a user gets from home to each function by a tap, and back by one', async () => {
    const { doors } = await fromHome()
    for (const [name, path] of FUNCTIONS) {
      await doors.function(name, path)
      await doors.back('/')
    }
    expect((await doors.address()).path).toBe('/')
  })

  test('a user gets from 观点 to circles, lessons, managers, members and colleagues', async () => {
    const { doors, tabs } = await fromHome()
    await tabs.press('观点')
    for (const [name, path] of PLACES) {
      await doors.follow(name, path)
      await doors.back('/vp/home')
    }
    expect((await doors.address()).path).toBe('/vp/home')
  })

  test('a user gets from 我的 to what is of the account, and to the guide before a bank', async () => {
    const { doors, tabs } = await fromHome()
    await tabs.press('我的')
    for (const [list, text, path] of OWN_ROWS) {
      await doors.row(list, text, path)
      await doors.back('/myCenter/centerHome')
    }
    await doors.sheet('账户与安全', '银行卡', '我的银行卡')
    await doors.row('添加银行卡', '支持的银行与限额', '/authentic/supportBank')
    // The sheet is open as it was left.
    await doors.back('/myCenter/centerHome')
    await doors.row('添加银行卡', '添加银行卡', '/deal/addBank')
    expect((await doors.address()).path).toBe('/deal/addBank')
  })

  test('a user gets from 资产 and 基金 to company, the wallet’s deposit and operators’ pages', async () => {
    const { doors, tabs } = await fromHome()
    await tabs.press('资产')
    await doors.row('更多', '投资陪伴', '/together/togetherHome')
    await doors.back('/asset/holdList')
    await tabs.press('基金')
    await doors.row('专题', '', '/pageBuilder/PageBuilder')
    await doors.back('/fund_detail/home')
    await tabs.press('首页')
    await doors.function(brand.walletName, '/asset/holdYuEBao')
    await doors.press('存入')
    await doors.at('/deal/montyPurchase')
    await doors.follow('大额存入', '/remittance/LargeRemittance')
    expect((await doors.address()).path).toBe('/remittance/LargeRemittance')
  })
})
