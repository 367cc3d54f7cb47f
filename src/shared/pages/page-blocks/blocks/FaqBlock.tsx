import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { listFundFaq } from '#api/calls/fund-people.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { faq } from '#domain/page/blocks/content-blocks.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { RichText } from '#shared/views/content/rich-text/RichText.tsx'
import { filledFaqs } from '#shared/parts/fund/answer-figures.ts'
import { BlockFailed } from '#shared/pages/page-blocks/BlockFailed.tsx'
import { blockView } from '#shared/pages/page-blocks/block-view.ts'
import { keyed } from '#shared/pages/page-blocks/keyed.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { isGone } from './is-gone.ts'
import styles from './FaqBlock.module.css'

const NAME = '常见问题'
/** Of a fund, the first of them; the rest are a tap away. */
const SHOWN = 6

export const Faq = blockView(faq, ({ items, fundCode }) =>
  fundCode === '' ? (
    <Card title={NAME}>
      {keyed(items).map(({ key, q, a }) => (
        <Question key={key} q={q}>
          <RichText html={a} lines={2} />
        </Question>
      ))}
    </Card>
  ) : (
    <FundFaq fundCode={fundCode} />
  ),
)

/** The questions about a fund, answered with its figures of now, as its own screen has them. */
function FundFaq({ fundCode }: { readonly fundCode: string }) {
  const fund = useQuery(queryFor(queryFundOne, { fundCode }))
  const faqs = useQuery(queryFor(listFundFaq, { fundCode }))
  const isReady = fund.data !== undefined && faqs.data !== undefined
  const errors = [fund, faqs].flatMap(({ data, error }) => (data === undefined ? [error] : []))
  // A fund that does not exist, or that has no questions: the block takes up no space.
  if (isReady ? faqs.data.faqs.length === 0 : errors.some(isGone)) return null
  const retry = () => Promise.all([fund, faqs].map((it) => it.refetch()))
  return (
    <Card
      title={isReady ? `${fund.data.fundName} ${NAME}` : NAME}
      extra={
        <a
          className={styles.more}
          href={fundDetailPaths.fundConsults.to({ fundCode })}
          aria-label={`更多${NAME}`}
        >
          更多
        </a>
      }
    >
      {isReady ? (
        filledFaqs(faqs.data.faqs.slice(0, SHOWN), fund.data).map((it) => (
          <Question key={it.faqId} q={it.question}>
            <p className={styles.answer}>{it.answer}</p>
          </Question>
        ))
      ) : errors.some((error) => error !== null) ? (
        <BlockFailed onRetry={retry} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Card>
  )
}

interface QuestionProps {
  readonly q: string
  /** The answer. */
  readonly children: ReactNode
}

function Question({ q, children }: QuestionProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.question}>
      <button
        type="button"
        className={styles.ask}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {q}
        <span aria-hidden="true">{open ? '−' : '+'}</span>
      </button>
      {open ? children : null}
    </div>
  )
}
