import type { FunctionComponent } from 'react'
import { billPages, type BillPage } from '#domain/bill/bill-editions.ts'
import { PAGE_NAMES } from '#domain/bill/bill-words.ts'
import type { StoryPage } from '#shared/views/bill/BillStory.tsx'
import { AwardPage } from './AwardPage.tsx'
import { EarnedAndPaid, Fall, FallingBuys, Plans, PlansBesideLump, Wallet } from './HabitPages.tsx'
import { Cover, DaysHeld, FirstOrder } from './OpeningPages.tsx'
import type { PageProps } from './BillParts.tsx'
import { BestWorst, Bridge, Funds, HeatMap, Market, Months, Result } from './SumPages.tsx'

const PAGES: Readonly<Record<BillPage, FunctionComponent<PageProps>>> = {
  cover: Cover,
  firstOrder: FirstOrder,
  daysHeld: DaysHeld,
  bridge: Bridge,
  months: Months,
  heatMap: HeatMap,
  funds: Funds,
  bestWorst: BestWorst,
  plans: Plans,
  plansBesideLump: PlansBesideLump,
  fallingBuys: FallingBuys,
  earnedAndPaid: EarnedAndPaid,
  result: Result,
  fall: Fall,
  wallet: Wallet,
  market: Market,
  award: AwardPage,
}

/** The pages of a bill, those left out that have nothing to say. */
export const storyPages = ({ bill, edition, look }: PageProps): readonly StoryPage[] =>
  billPages(edition, { ...bill, lump: bill.plans.lump }).map((page) => {
    const Content = PAGES[page]
    return {
      key: page,
      name: PAGE_NAMES[page],
      content: <Content bill={bill} edition={edition} look={look} />,
    }
  })
