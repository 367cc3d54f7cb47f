import { monthlyReportPaths } from '#paths/monthly-report.ts'
import { as, type Samples } from '#templates/sample.ts'

const [zhang, qian, cleared, fresh] = [as('zhang'), as('qian'), as('cleared'), as('new')]
const { monthlyReportHome, monthlyReportAssetsList, monthlyReportProfitList } = monthlyReportPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [monthlyReportHome.pattern]: [
    zhang(monthlyReportHome.to()),
    zhang(monthlyReportHome.to({ month: '202603' }), 'running'),
    zhang(monthlyReportHome.to({ month: '202506' }), 'first'),
    qian(monthlyReportHome.to(), 'ten digits'),
    cleared(monthlyReportHome.to(), 'empty month'),
    zhang(monthlyReportHome.to({ month: '202701' }), 'month to come'),
    zhang('/monthlyReport/monthlyReportHome?month=202613', 'no such month'),
    fresh(monthlyReportHome.to(), 'never'),
    as(null)(monthlyReportHome.to(), 'signed out'),
  ],
  [monthlyReportAssetsList.pattern]: [
    zhang(monthlyReportAssetsList.to({ month: '202602' })),
    qian(monthlyReportAssetsList.to(), 'ten digits'),
    fresh(monthlyReportAssetsList.to(), 'empty'),
  ],
  [monthlyReportProfitList.pattern]: [
    zhang(monthlyReportProfitList.to({ month: '202602' })),
    qian(monthlyReportProfitList.to(), 'ten digits'),
    fresh(monthlyReportProfitList.to(), 'empty'),
  ],
})
