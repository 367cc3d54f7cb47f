import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { TableScroll } from '#ui/lists/TableScroll.tsx'
import styles from '#shared/parts/fund/ReturnTable.module.css'
import {
  FEATURE_NAMES,
  featureText,
  rankBasis,
  type FeatureData,
  type FeatureSpan,
} from './feature-words.ts'

interface Props {
  readonly data: FeatureData
  readonly span: FeatureSpan
}

/** Each figure of a span next to the median of the peers, with the place where it has one. */
export function FeatureTable({ data, span }: Props) {
  const { from, to, figures } = span
  const ranked = figures.some(({ rank }) => rank !== null)
  return (
    <>
      <UnreadableNotice of={[figures]} />
      <TableScroll label="特色数据">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">指标</th>
              <th scope="col">本基金</th>
              <th scope="col">同类中位数</th>
              {ranked ? <th scope="col">名次</th> : null}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ key, own, median, rank, of }) => (
              <tr key={key}>
                <th scope="row">{FEATURE_NAMES[key]}</th>
                <td className={styles.own}>{featureText(key, own)}</td>
                <td>{featureText(key, median)}</td>
                {ranked ? (
                  <td>{rank === null || of === null ? NO_FIGURE : `${rank}/${of}`}</td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className={styles.note}>
        {`统计区间 ${formatDate(from)} 至 ${formatDate(to)}`}
        {ranked ? `；${rankBasis(data, span)}` : '；不足三年的区间不排名次'}
      </p>
    </>
  )
}
