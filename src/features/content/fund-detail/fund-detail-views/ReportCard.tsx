import { useQuery } from '@tanstack/react-query'
import { cutText } from '#domain/text/cut-text.ts'
import { queryFundReports } from '#api/calls/fund-people.ts'
import { queryFor } from '#api/query.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { staticPaths } from '#paths/static.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { reportName } from '../parts/report-name.ts'
import styles from './ReportCard.module.css'

/** The manager's words in the newest report; without one, when it is due. */
export function ReportCard({ fundCode }: { readonly fundCode: string }) {
  const query = useQuery(queryFor(queryFundReports, { fundCode }))
  return (
    <Card title="最新定期报告" flush>
      <Loaded query={query} skeleton={<Skeleton lines={6} />}>
        {({ reports, nextDue }) => {
          const [report] = reports
          const due = `下一期季度报告预计于 ${formatDate(nextDue)} 披露`
          if (report === undefined) {
            return (
              <>
                <UnreadableNotice of={[reports]} />
                <p className={styles.none}>{`还没有可以展示的定期报告，${due}`}</p>
              </>
            )
          }
          const { review, outlook, reportDate, publishDate, title, url } = report
          return (
            <>
              <UnreadableNotice of={[reports]} />
              <div className={styles.words}>
                <p className={styles.note}>
                  <FactLine
                    facts={[
                      reportName(report),
                      `截至 ${formatDate(reportDate)}`,
                      `${formatDate(publishDate)} 披露`,
                    ]}
                  />
                </p>
                <h3 className={styles.head}>运作分析</h3>
                <p className={styles.text}>{review}</p>
                <h3 className={styles.head}>展望</h3>
                <p className={styles.text}>{outlook}</p>
                <p className={styles.note}>
                  <NoBreakText
                    sentence
                    texts={['报告反映的是报告期末的情况，', '披露滞后于持仓；', due]}
                  />
                </p>
              </div>
              <Row
                title="阅读报告全文"
                note={title}
                href={staticPaths.static.to({ url, title: cutText(title, 80) })}
              />
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
