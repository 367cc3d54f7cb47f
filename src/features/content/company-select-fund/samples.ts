import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)
const { companySelectFundHome, companySelectFundSearch, allCompanyList } = companySelectFundPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [companySelectFundHome.pattern]: [guest(companySelectFundHome.to())],
  [companySelectFundSearch.pattern]: [
    guest(companySelectFundSearch.to()),
    guest(companySelectFundSearch.to({ words: '松屿' }), 'company and funds'),
    guest(companySelectFundSearch.to({ words: '红利', type: '5' }), 'funds'),
    guest(companySelectFundSearch.to({ words: '没有这家' }), 'nothing'),
    guest(companySelectFundSearch.to({ companyId: 'C0' }), 'unknown company'),
  ],
  [allCompanyList.pattern]: [
    guest(allCompanyList.to()),
    guest(allCompanyList.to({ letter: 'Y' }), 'a letter'),
    guest(allCompanyList.to({ letter: 'B' }), 'no company'),
  ],
})
