/** The company's own words; another company puts its own here. */
export const brand = {
  company: '禾岸基金',
  /** The name that its people give themselves. */
  peopleName: '禾岸人',
  walletName: '禾岸宝',
  walletFundCode: '001386',
  /** Funds that are money-market funds whatever their type says, by spaces. */
  moneyFundCodes: '000198 000832 001251 001386 001391 001529 002847 420006 420106',
  /** The other of the two main funds, as its shortcut calls it. */
  mainFundName: '现金增利',
  /** The reason why the company can be trusted: what anyone can look up. */
  facts: [
    '经中国证监会核准设立，持有经营证券期货业务许可证',
    '基金财产由托管银行保管，与公司自有资产分开',
    '交易资金只在您本人的银行卡与基金账户之间往来',
  ],
  serviceLine: '400-000-0000',
  serviceHours: '工作日 9:00–17:30',
  /** Says whether the keys of the password sheet change places each time that it opens. */
  shuffledKeypad: false,
  /** The features that compliance has released (`features.ts`). */
  features: {
    /** Coupons that raise the wallet's rate for some days. */
    rateUp: false as boolean,
    /** Coupons and challenges that bring what a sum would have earned. */
    experience: false as boolean,
    /** Coins for purchases; without it they bring a badge alone. */
    purchaseCoins: false as boolean,
    /** The way in which results were spread, in what promotes funds. */
    outcomesInPromotion: false as boolean,
  },
  /** The app's own scheme, with the host that opens pages of ours. */
  appLink: 'hean://open',
  riskLine: '基金有风险，投资需谨慎',
  pastLine: '过往业绩不预示未来表现',
  portfolioLine: '基金投顾服务由本公司提供，组合策略过往业绩不预示未来表现，不构成收益承诺',
  /** Under the title of what is shared, where a page has no words of its own. */
  shareText: '稳健理财，安心陪伴',
  /** The place where anyone opens the pages by their address. */
  site: 'https://h5.heanfund.example',
  /** The host of documents, its subdomains too, where a build lists no others. */
  documentHost: 'hean.example',
} as const

/** `brand.serviceHours` for the clock: HHmm, from Monday to Friday. */
export const serviceTimes = { from: '0900', to: '1730' } as const
