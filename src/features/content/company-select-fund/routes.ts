import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: companySelectFundPaths.companySelectFundHome,
    title: '公司选基',
    needs: [],
    skeleton: 'list',
    load: () => import('./company-select-fund-home/CompanySelectFundHomeScreen.tsx'),
  }),
  screen({
    path: companySelectFundPaths.companySelectFundSearch,
    title: '搜索公司与基金',
    needs: [],
    skeleton: 'list',
    load: () => import('./company-select-fund-search/CompanySelectFundSearchScreen.tsx'),
  }),
  screen({
    path: companySelectFundPaths.allCompanyList,
    title: '全部公司',
    needs: [],
    skeleton: 'list',
    load: () => import('./all-company-list/AllCompanyListScreen.tsx'),
  }),
]

export const companySelectFundModule: ModuleRow = {
  group: 'content',
  segment: 'companySelectFund',
  share: 'own',
  defaultChild: companySelectFundPaths.companySelectFundHome.pattern,
  screens,
}
