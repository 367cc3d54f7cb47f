import type { BillEdition } from '#domain/bill/bill-editions.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { StoryPage } from '#shared/views/bill/BillStory.tsx'
import { OtherYears } from './AwardPage.tsx'
import styles from './BillPage.module.css'
import { BillPageShell, Note } from './BillParts.tsx'

/** A year in which nothing was held: three pages without a figure. */
export const quietPages = (edition: BillEdition): readonly StoryPage[] => [
  {
    key: 'cover',
    name: '封面',
    content: (
      <div className={styles.page}>
        <p className={styles.accent}>{`我的 ${edition.year}`}</p>
        <h2 className={styles.big}>{edition.title}</h2>
        <p className={styles.note}>{edition.line}</p>
      </div>
    ),
  },
  {
    key: 'quiet',
    name: '安静的一年',
    content: (
      <BillPageShell title="这一年，您没有持有基金">
        <Note>没有持有，也就没有涨跌。不投资同样是一种选择，钱一直在您自己手里。</Note>
      </BillPageShell>
    ),
  },
  {
    key: 'end',
    name: '以后',
    content: (
      <BillPageShell title="账单会在这里等您">
        <Note>有了第一笔持有，次年 1 月 15 日起就能看到那一年的账单。</Note>
        <p className={styles.links}>
          <a className={styles.link} href={fundPortalPaths.allFundList.to()}>
            看看基金
          </a>
          <OtherYears year={edition.year} />
        </p>
      </BillPageShell>
    ),
  },
]
