/** The company's own words; another company puts its own here. */
export const brand = {
  company: '禾岸基金',
  walletName: '禾岸宝',
  walletFundCode: '001386',
  serviceLine: '400-000-0000',
  serviceHours: '工作日 9:00–17:30',
  /** Whether the keys of the password sheet change places each time that it opens. */
  shuffledKeypad: false,
  riskLine: '基金有风险，投资需谨慎',
} as const
