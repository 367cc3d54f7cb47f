import { RET } from '#api/endpoint.ts'
import {
  listFundAnnouncements,
  listFundClasses,
  listFundDividends,
  listFundDocuments,
  listFundManagers,
  listFundScales,
  listPositionChanges,
  queryFundArchives,
  queryFundHoldings,
} from '#api/calls/fund-archives.ts'
import { unfiledTerms } from '#test/sandbox/market/archives/archives.ts'
import { documentBytes, documentUrl } from '#test/sandbox/market/archives/document-page.ts'
import { fundDividends } from '#test/sandbox/market/archives/dividends.ts'
import type { Filing } from '#test/sandbox/kernel/market/archives.ts'
import { managersWithReturns } from '#test/sandbox/departments/funds/manager-records.ts'
import {
  holdingsOn,
  NO_HOLDINGS,
  positionChanges,
} from '#test/sandbox/market/archives/portfolio-reports.ts'
import { onPage } from '#test/sandbox/market/paging.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { forAnyone, fundOr404 } from '#test/sandbox/kernel/route.ts'

/** As a list shows a paper: with where it is and how long. */
const listedFiling = <Kind extends string>(filing: Filing<Kind>) => ({
  documentId: filing.documentId,
  kind: filing.kind,
  title: filing.title,
  date: filing.date,
  url: documentUrl(filing),
  bytes: documentBytes(filing),
})

export const fundArchivesFamily = [
  forAnyone(queryFundArchives, ({ fundCode }, world) => {
    const fund = fundOr404(world, fundCode)
    const terms = world.market.archives?.terms(fundCode) ?? unfiledTerms(fund)
    return { ...terms, companyName: fund.companyName, benchmark: fund.benchmarkName }
  }),

  forAnyone(listFundManagers, ({ fundCode }, world) => ({
    managers: managersWithReturns(fundOr404(world, fundCode), world.market, world.clock.now()),
  })),

  forAnyone(queryFundHoldings, ({ fundCode, reportDate }, world) => {
    fundOr404(world, fundCode)
    const { archives } = world.market
    const dates = archives?.reportDates(fundCode, world.clock.now()) ?? []
    if (reportDate !== undefined && !dates.includes(reportDate)) {
      throw new Refusal(RET.notFound, '没有这一期报告')
    }
    const wanted = reportDate ?? dates.at(-1)
    if (!archives || wanted === undefined) return NO_HOLDINGS
    return holdingsOn(archives, fundCode, dates, wanted)
  }),

  forAnyone(listPositionChanges, ({ fundCode, reportDate, page, size }, world) => {
    fundOr404(world, fundCode)
    const { archives } = world.market
    const dates = archives?.reportDates(fundCode, world.clock.now()) ?? []
    const newestFirst = dates.slice(1).toReversed()
    if (reportDate !== undefined && !newestFirst.includes(reportDate)) {
      throw new Refusal(RET.notFound, '没有这一期报告')
    }
    const wanted = newestFirst.filter((it) => reportDate === undefined || it === reportDate)
    const { total, records } = onPage(wanted, { page, size })
    return {
      total,
      records: archives
        ? records.map((date) => positionChanges(archives, fundCode, dates, date))
        : [],
    }
  }),

  forAnyone(listFundDocuments, ({ fundCode }, world) => {
    fundOr404(world, fundCode)
    const documents = world.market.archives?.documents(fundCode, world.clock.now()) ?? []
    return { documents: documents.map(listedFiling) }
  }),

  forAnyone(listFundAnnouncements, ({ fundCode, kind, page, size }, world) => {
    fundOr404(world, fundCode)
    const all = world.market.archives?.announcements(fundCode, world.clock.now()) ?? []
    const wanted = kind === undefined ? all : all.filter((it) => it.kind === kind)
    const { total, records } = onPage(wanted, { page, size })
    return { total, records: records.map(listedFiling) }
  }),

  forAnyone(listFundDividends, ({ fundCode }, world) => ({
    dividends: fundDividends(fundOr404(world, fundCode), world.market, world.clock.now()),
  })),

  forAnyone(listFundScales, ({ fundCode }, world) => {
    fundOr404(world, fundCode)
    return { scales: [...(world.market.archives?.scales(fundCode, world.clock.now()) ?? [])] }
  }),

  forAnyone(listFundClasses, ({ fundCode }, world) => {
    fundOr404(world, fundCode)
    const { market, clock } = world
    const now = clock.now()
    return {
      classes: market.classes(fundCode).flatMap(({ fund, className }) => {
        const last = market.latest(fund.code, now)
        if (!last) return []
        return [
          {
            fundCode: fund.code,
            fundName: fund.name,
            className,
            fundRiskLevel: fund.risk,
            nav: last.nav,
            navDate: last.date,
            yearReturn: market.returns(fund.code, now)['1y'],
            purchaseTiers: fund.purchaseTiers,
            discount: fund.discount,
            redemptionTiers: fund.redemptionTiers,
            managementRate: fund.managementRate,
            custodyRate: fund.custodyRate,
            salesServiceRate: fund.salesServiceRate,
            pensionOnly: className === 'Y',
          },
        ]
      }),
    }
  }),
]
