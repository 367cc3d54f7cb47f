import { useQuery } from '@tanstack/react-query'
import { COMPARED_SPANS, compareFunds } from '#api/calls/funds/fund-comparison.ts'
import { queryFor } from '#api/query.ts'
import { brand } from '#domain/brand.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { sharePage } from '#shared/parts/sharing/share-page.ts'
import { WatchStar } from '#shared/views/watch/WatchStar.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Button } from '#ui/base/Button.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { TableScroll } from '#ui/lists/TableScroll.tsx'
import styles from './ComparedFunds.module.css'
import {
  comparedParts,
  sharedLines,
  type ComparedFund,
  type ComparedRow,
  type ComparedSpan,
} from './comparison-rows.ts'

interface Props {
  /** Two to five, with commas between. */
  readonly codes: string
  readonly span: ComparedSpan
}

const SPANS = COMPARED_SPANS.map((key) => ({ key, label: STAGE_NAMES[key] }))
const REPORTED = '按各基金最近一期报告披露的前十大股票和前五大债券计算，未披露的部分不在内'

/** Two to five funds side by side, without a word on which is better. */
export default function ComparedFunds({ codes, span }: Props) {
  const replace = useReplace()
  const query = useQuery(queryFor(compareFunds, { fundCodes: codes, span }))
  const path = (range: ComparedSpan) =>
    fundPortalPaths.allFundList.to({ scope: 'compare', codes, range })
  return (
    <DetailTemplate
      query={query}
      title={() => '基金对比'}
      head={
        <Segments
          label="区间"
          items={SPANS}
          value={span}
          onChange={(range) => replace(path(range))}
        />
      }
      footNote={<RiskLine>对比只列出事实，不代表推荐</RiskLine>}
    >
      {({ funds, overlaps }) => (
        <>
          <UnreadableNotice of={[funds, overlaps]} />
          <Card
            title={`${funds.length} 只基金`}
            extra={
              <Button
                kind="text"
                size="small"
                track="share"
                onClick={() =>
                  sharePage('基金对比', path(span), {
                    text: funds.map(({ fundName }) => fundName).join('、'),
                    lines: sharedLines(funds, span),
                    riskLine: `${brand.pastLine}。${brand.riskLine}`,
                  })
                }
              >
                分享
              </Button>
            }
          >
            <TableScroll label="基金对比">
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">基金</th>
                    {funds.map((fund) => (
                      <FundHead key={fund.fundCode} fund={fund} />
                    ))}
                  </tr>
                </thead>
                {comparedParts(funds, span).map(({ title, rows }) => (
                  <Part key={title} title={title} rows={rows} funds={funds} />
                ))}
              </table>
            </TableScroll>
          </Card>
          <Card title="持仓重合">
            <KeyValue
              items={overlaps.map(({ one, other, share }) => ({
                label: `${nameOf(funds, one)} 与 ${nameOf(funds, other)}`,
                value: share === null ? '--' : formatRate(share),
              }))}
            />
            <p className={styles.note}>{REPORTED}</p>
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}

const nameOf = (funds: readonly ComparedFund[], code: string) =>
  funds.find(({ fundCode }) => fundCode === code)?.fundName ?? code

function FundHead({ fund: { fundCode, fundName } }: { readonly fund: ComparedFund }) {
  return (
    <th scope="col">
      <a className={styles.fund} href={fundDetailPaths.fundDetailSingle.to({ fundCode })}>
        {fundName}
      </a>
      <WatchStar fundCode={fundCode} fundName={fundName} />
    </th>
  )
}

interface PartProps {
  readonly title: string
  readonly rows: readonly ComparedRow[]
  readonly funds: readonly ComparedFund[]
}

function Part({ title, rows, funds }: PartProps) {
  return (
    <tbody>
      <tr>
        <th className={styles.part} scope="colgroup" colSpan={funds.length + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {rows.map(([name, text]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {funds.map((fund) => (
            <td key={fund.fundCode}>{text(fund)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
